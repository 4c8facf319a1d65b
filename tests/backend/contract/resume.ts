import { describe, expect, it } from "vitest";
import { deleteResult, getTest } from "~/contract/enneagram";
import { createResumeCode, redeemResumeCode } from "~/contract/resume";
import { allAnswers, begin, type Client, call, cookieIn, finish, save, type Visitor } from "../../support/api";

const codeOf = async (visitor: Visitor): Promise<string> => {
  const { status, value } = await call(visitor, createResumeCode, { body: { testSlug: visitor.slug } });
  expect(status).toBe(201);
  return value.code;
};

export const describeResume = (client: () => Client) =>
  describe("resume codes", () => {
    const redeem = (code: string) => call(client(), redeemResumeCode, { params: { code } });

    it("are the same each time, and different for different tests", async () => {
      const [one, other] = [await begin(client()), await begin(client())];
      const code = await codeOf(one);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      await save(one, allAnswers().slice(0, 4));
      expect(await codeOf(one)).toBe(code);
      expect(await codeOf(other)).not.toBe(code);
    });

    it("say until when they work, which answering extends", async () => {
      const visitor = await begin(client());
      const body = { testSlug: visitor.slug };
      const before = (await call(visitor, createResumeCode, { body })).value.expiresAt;
      await save(visitor, allAnswers().slice(0, 4));
      expect((await call(visitor, createResumeCode, { body })).value.expiresAt).toBeGreaterThanOrEqual(before);
    });

    it("make another browser an owner too, and the first one stays it", async () => {
      const visitor = await begin(client());
      const { value, headers } = await redeem(await codeOf(visitor));
      expect(value).toEqual({ slug: visitor.slug, topic: { name: "f" } });
      const elsewhere = { ...client(), cookie: cookieIn(headers) };
      for (const owner of [elsewhere, visitor])
        expect((await call(owner, getTest, { params: { slug: visitor.slug } })).status).toBe(200);
    });

    it("are read as people type them", async () => {
      const visitor = await begin(client());
      const code = await codeOf(visitor);
      const typed = [
        code.toLowerCase(),
        code.replaceAll("-", ""),
        ` ${code.replaceAll("-", " ")} `,
        code.replaceAll("0", "O").replaceAll("1", "l"),
        code.replaceAll("0", "o").replaceAll("1", "I"),
      ];
      for (const text of typed) expect((await redeem(text)).value.slug, text).toBe(visitor.slug);
    });

    it("read O as 0 and I or L as 1 wherever they stand", async () => {
      let visitor = await begin(client());
      let code = await codeOf(visitor);
      for (let tries = 0; tries < 200 && !/0.*1|1.*0/.test(code); tries++) {
        visitor = await begin(client());
        code = await codeOf(visitor);
      }
      expect((await redeem(code.replaceAll("0", "O").replaceAll("1", "L"))).value.slug).toBe(visitor.slug);
    });

    it.each(["0000-0000-0000", "ABCD-EFGH-JKM", "nonsense", "UUUU-UUUU-UUUU", "%00", "' or 1=1 --"])(
      "that were never given open nothing: %j",
      async (code) => {
        const refused = await redeem(code);
        expect(refused.status).toBe(404);
        expect(refused.error).toEqual({ code: "code_not_found" });
        expect(refused.headers.getSetCookie()).toEqual([]);
      },
    );

    it("that are too long are refused", async () => {
      expect((await redeem("A".repeat(41))).status).toBe(422);
    });

    it("work for a finished test too, and die with it", async () => {
      const { result, ...visitor } = await finish(client());
      const code = await codeOf(visitor);
      expect((await redeem(code)).value.slug).toBe(visitor.slug);
      await call(visitor, deleteResult, { params: { id: result.id } });
      expect((await redeem(code)).status).toBe(404);
    });

    it.each([
      ["nothing", {}],
      ["a slug that is none", { testSlug: "x" }],
      ["an unknown key", { testSlug: "A".repeat(22), code: "ABCD" }],
    ])("are not made for %s", async (_, body) => {
      const visitor = await begin(client());
      expect((await call(visitor, createResumeCode, { body })).status).toBe(422);
    });
  });
