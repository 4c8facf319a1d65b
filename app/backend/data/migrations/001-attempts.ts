import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("attempts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("active_at", "bigint", (column) => column.notNull())
    .addColumn("answered_at", "bigint", (column) => column.notNull())
    .addColumn("resume_hash", "text", (column) => column.notNull().unique())
    .execute();
  await db.schema.createIndex("attempts_active_at").on("attempts").column("active_at").execute();

  await db.schema
    .createTable("answers")
    .addColumn("attempt_id", "text", (column) => column.notNull().references("attempts.id").onDelete("cascade"))
    .addColumn("question_id", "integer", (column) => column.notNull())
    .addColumn("option_id", "integer", (column) => column.notNull())
    .addColumn("ms", "integer")
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("answers_pk", ["attempt_id", "question_id"])
    .execute();

  await db.schema
    .createTable("results")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("attempt_id", "text", (column) =>
      column.notNull().unique().references("attempts.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("rate_limits")
    .addColumn("bucket", "text", (column) => column.notNull())
    .addColumn("window_start", "bigint", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("rate_limits_pk", ["bucket", "window_start"])
    .execute();
  await db.schema.createIndex("rate_limits_expires_at").on("rate_limits").column("expires_at").execute();
}
