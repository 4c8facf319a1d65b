import { z } from "zod";
import { PRODUCT_DEFAULTS } from "~/domain/product";

const flag = z
  .enum(["true", "false", ""])
  .default("false")
  .transform((value) => value === "true");

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const DEVELOPMENT_SECRET = "for-development-only-never-for-production";

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_ORIGIN: origin.default("http://localhost:3000"),
  ALLOWED_HOSTS: list,
  PRODUCT_NAME: z.string().min(1).max(40).default(PRODUCT_DEFAULTS.name),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .default(PRODUCT_DEFAULTS.slug),
  SUPPORT_EMAIL: z.email().default(PRODUCT_DEFAULTS.supportEmail),
  MAINTENANCE: flag,
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, "expected sqlite:PATH or postgres://…")
    .default("sqlite:data/app.db"),
  APP_SECRET: list.refine((keys) => keys.every((key) => key.length >= 32), "each secret needs 32 characters or more"),
  BACKEND_URL: origin.optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]*$/i)
    .default(""),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.001).max(1_000_000).default(1),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  API_DOCS: z.enum(["true", "false", ""]).default(""),
  LOG_LEVEL: z.enum(["silent", "error", "info"]).default("info"),
});

/** Thrown at boot: one line per setting that is wrong, each naming the setting. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks every setting once.
 * @param env environment variables; empty strings count as absent
 * @throws ConfigError listing every wrong setting
 */
export function loadConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const production = given.NODE_ENV === "production";
  if (production && !/[^\s,]/.test(given.APP_SECRET ?? ""))
    problems.push("APP_SECRET: required in production (32 characters or more)");
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`Settings that need attention:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
  const value = parsed.data;
  const appHost = new URL(value.APP_ORIGIN).host;
  const local = new URL(value.APP_ORIGIN).hostname === "localhost";
  return {
    production,
    host: value.HOST,
    port: value.PORT,
    origin: value.APP_ORIGIN,
    /** Host header values answered; everything else is refused. */
    hosts: [appHost, ...(local ? [appHost.replace("localhost", "127.0.0.1")] : []), ...value.ALLOWED_HOSTS],
    secureCookies: value.APP_ORIGIN.startsWith("https:"),
    product: { name: value.PRODUCT_NAME, slug: value.PRODUCT_SLUG, supportEmail: value.SUPPORT_EMAIL },
    maintenance: value.MAINTENANCE,
    databaseUrl: value.DATABASE_URL,
    /** First one signs, all verify: rotation is "put the new one in front". */
    secrets: value.APP_SECRET.length > 0 ? value.APP_SECRET : [DEVELOPMENT_SECRET],
    backendUrl: value.BACKEND_URL,
    trustProxyHops: value.TRUST_PROXY_HOPS,
    countryHeader: value.COUNTRY_HEADER,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    workers: value.WORKERS,
    apiDocs: value.API_DOCS === "" ? !production : value.API_DOCS === "true",
    logLevel: value.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof loadConfig>;
