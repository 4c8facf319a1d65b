import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formAction } from "./form-action.server";

const FORM = "application/x-www-form-urlencoded";

const action = formAction(
  z.object({ name: z.string().refine((name) => name.length > 1, "short") }),
  async ({ values, raw, locale }) =>
    values.name === "taken" ? { values: raw, errors: { name: "taken" } } : new Response(`${locale}:${values.name}`),
);

const post = async (body: BodyInit, headers: Record<string, string> = {}, path = "/es/x") => {
  const init = { method: "POST", body, headers: { "Content-Type": FORM, Origin: "http://localhost:3000", ...headers } };
  const request = new Request(`http://localhost:3000${path}`, { ...init, duplex: "half" } as RequestInit);
  return action({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown) as Promise<Response>;
};

describe("every action", () => {
  test("hands the checked values and the language to its handler", async () => {
    expect(await (await post("name=Ada")).text()).toBe("es:Ada");
  });

  test("answers bad input with 422, the error of the field and everything typed", async () => {
    const response = await post("name=A&other=kept");
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ values: { name: "A", other: "kept" }, errors: { name: "short" } });
  });

  test("shows a problem found by the handler in the same way", async () => {
    const response = await post("name=taken");
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ values: { name: "taken" }, errors: { name: "taken" } });
  });

  test("refuses a field that is sent twice", async () => {
    const response = await post("name=Ada&name=Eve");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { name: "repeated" } });
  });

  test("takes __proto__ for a name like any other", async () => {
    expect(await (await post("name=Ada&__proto__=1")).text()).toBe("es:Ada");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("refuses another origin with 403, however the address looks", async () => {
    for (const path of ["/es/x", "/?index&_data=routes/x", "/x.data"])
      expect((await post("name=Ada", { Origin: "https://evil.example" }, path)).status).toBe(403);
  });

  test("refuses another content type with 415", async () => {
    expect((await post('{"name":"Ada"}', { "Content-Type": "application/json" })).status).toBe(415);
  });

  test("refuses a large body with 413, also when its length is not told", async () => {
    const large = `name=${"a".repeat(70_000)}`;
    expect((await post(large)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 10; index++) controller.enqueue(new TextEncoder().encode("a".repeat(10_000)));
        controller.close();
      },
    });
    expect((await post(stream)).status).toBe(413);
  });
});
