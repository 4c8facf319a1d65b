import { describe, expect, it } from "vitest";
import { getHealth, getLiveness, getLocation } from "~/contract/system";
import { type Client, call, errorIn } from "../../support/api";
import type { EngineName } from "../../support/engines";

/** @param client has `CF-IPCountry` as the header that tells the country */
export const describeSystem = (client: () => Client, engine: EngineName) =>
  describe("location and health", () => {
    it.each([
      ["AT", "AT"],
      ["at", "AT"],
      ["XX", null],
      ["Austria", null],
      ["<script>", null],
      ["", null],
    ])("tells the country of a visitor marked %j", async (told, countryCode) => {
      const { value } = await call(client(), getLocation, { headers: { "CF-IPCountry": told } });
      expect(value).toEqual({ countryCode });
    });

    it("tells no country without a mark", async () => {
      expect((await call(client(), getLocation)).value).toEqual({ countryCode: null });
    });

    it("is ready and alive", async () => {
      expect((await call(client(), getHealth)).value).toEqual({ status: "ok", database: engine });
      expect((await call(client(), getLiveness)).value).toEqual({ status: "ok" });
    });

    it.each([
      ["GET", "/api/nothing"],
      ["GET", "/api"],
      ["POST", "/api/enneagram/topics"],
      ["GET", "/api/enneagram/tests"],
      ["DELETE", "/api/enneagram/tests"],
      ["GET", "/api/internal/health"],
      ["GET", "/api/enneagram/../../etc/passwd"],
    ])("has nothing at %s %s", async (method, path) => {
      const { origin, fetch } = client();
      const response = await fetch(new Request(origin + path, { method, headers: { Origin: origin } }));
      expect(response.status).toBe(404);
      if (new URL(path, origin).pathname.startsWith("/api"))
        expect(errorIn(response.headers, await response.text())).toEqual({ error: { code: "not_found" } });
    });
  });
