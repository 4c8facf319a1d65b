import { z } from "zod";
import { LOCALES } from "~/domain/locale";
import { TOPICS } from "~/domain/topic";

export const LocaleParam = z.enum(LOCALES as [string, ...string[]]).meta({ description: "Interface language" });

export const Slug = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ description: "128 random bits in base64url; of use only with the attempt cookie" });

export const TopicKey = z.enum(TOPICS);

/** Milliseconds since 1970-01-01 UTC. */
export const Timestamp = z.number().int().nonnegative();
