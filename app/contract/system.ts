import { z } from "zod";
import { endpoint } from "./endpoint";

export const getLocation = endpoint({
  method: "get",
  path: "/api/location",
  summary: "The visitor's country as the proxy in front tells it, or null",
  answers: { 200: z.strictObject({ countryCode: z.string().length(2).nullable() }) },
});

export const getHealth = endpoint({
  method: "get",
  path: "/api/health",
  summary: "Ready to serve: the database answers",
  answers: { 200: z.strictObject({ status: z.literal("ok"), database: z.enum(["sqlite", "postgres"]) }) },
});

export const getLiveness = endpoint({
  method: "get",
  path: "/api/health/live",
  summary: "The process is alive, whatever the database does",
  answers: { 200: z.strictObject({ status: z.literal("ok") }) },
});
