import type { OpenAPIHono } from "@hono/zod-openapi";
import { getHealth, getLiveness, getLocation } from "~/contract/system";
import type { BackendDeps } from "../deps";
import { mount } from "../mount";

export function mountSystem(app: OpenAPIHono, deps: BackendDeps): void {
  mount(app, getLocation, async ({ context }) => {
    const told = deps.countryHeader ? context.req.header(deps.countryHeader)?.toUpperCase() : undefined;
    return { ok: true, value: { countryCode: told && /^[A-Z]{2}$/.test(told) && told !== "XX" ? told : null } };
  });

  mount(app, getLiveness, async () => ({ ok: true as const, value: { status: "ok" as const } }));

  mount(app, getHealth, async () => {
    await deps.store.ping();
    return { ok: true as const, value: { status: "ok" as const, database: deps.store.kind } };
  });
}
