import { z } from "zod";
import { endpoint } from "./endpoint";
import { LocaleParam, Slug, Timestamp, TopicKey } from "./shared";

export const TestInfo = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    questionsCount: z.number().int(),
    categoryName: z.string(),
  })
  .meta({ id: "Test" });

const Topic = z.strictObject({ name: TopicKey });

export const Question = z
  .strictObject({
    id: z.number().int(),
    format: z.literal("pair"),
    options: z.array(z.strictObject({ id: z.number().int(), text: z.string() })).length(2),
    answer: z.number().int().meta({ description: "Chosen option id, 0 = none" }),
  })
  .meta({ id: "Question" });

export const QuestionsMeta = z.strictObject({
  totalPages: z.number().int(),
  currentPage: z.number().int().meta({ description: "0-based" }),
  totalQuestions: z.number().int(),
  questionsAnswered: z.number().int(),
});

export const GeneratedTest = z.strictObject({ slug: Slug, topic: Topic }).meta({ id: "GeneratedTest" });

export const TestState = z
  .strictObject({
    slug: Slug,
    topic: Topic,
    version: z.number().int(),
    createdAt: Timestamp,
    totalPages: z.number().int(),
    totalQuestions: z.number().int(),
    questionsAnswered: z.number().int(),
    openPages: z.array(z.number().int()).meta({ description: "0-based pages with an open question" }),
  })
  .meta({ id: "TestState" });

const AnswerList = z
  .array(z.strictObject({ questionId: z.number().int().positive(), answer: z.number().int().nonnegative() }))
  .max(200);

/** A bare list, or the list with the time the page was open (milliseconds, optional, used for quality notes only). */
export const AnswersBody = z.union([
  AnswerList,
  z.strictObject({ answers: AnswerList, msPerPage: z.number().int().min(0).max(86_400_000).optional() }),
]);

const SaveState = z
  .strictObject({
    questionsAnswered: z.number().int(),
    totalQuestions: z.number().int(),
    totalPages: z.number().int(),
    openPages: z.array(z.number().int()).meta({ description: "0-based pages with an open question" }),
  })
  .meta({ id: "SaveState" });

const Ranked = z.strictObject({
  scale: z.string(),
  wins: z.number().int(),
  appearances: z.number().int(),
  fraction: z.number(),
  coTop: z.boolean(),
});

export const Result = z
  .strictObject({
    id: z.string(),
    updatedAt: Timestamp,
    test: TestInfo,
    testVersion: z.number().int(),
    kind: z.enum(["level", "types", "profile", "iq"]),
    score: z.number().int(),
    maxScore: z.number().int(),
    level: z.number().int().min(1).max(5),
    primary: z.string(),
    ranking: z.array(Ranked),
    wing: z.string().nullable(),
    scales: z.array(z.strictObject({ id: z.string(), fraction: z.number(), band: z.enum(["low", "mid", "high"]) })),
    quality: z.array(z.enum(["tooFast", "incomplete"])),
    stability: z.strictObject({
      flips: z
        .number()
        .int()
        .min(1)
        .max(3)
        .meta({ description: "Answers that would have to differ; 3 = three or more" }),
      changes: z.array(
        z.strictObject({ questionId: z.number().int(), becomes: z.string(), chosen: z.string(), other: z.string() }),
      ),
    }),
    resultText: z.array(z.string()).meta({ description: "Keys of the narrative blocks, in order" }),
  })
  .meta({ id: "Result" });

const slugParam = z.object({ slug: Slug });
const testSlugParam = z.object({ testSlug: Slug });
const inLocale = z.object({ locale: LocaleParam.default("en") });

export const listTopics = endpoint({
  method: "get",
  path: "/api/enneagram/topics",
  summary: "The topics that are complete in a language",
  query: inLocale,
  answers: { 200: z.strictObject({ topics: z.array(z.strictObject({ name: TopicKey, test: TestInfo })) }) },
});

export const generateTest = endpoint({
  method: "post",
  path: "/api/enneagram/tests",
  summary: "Starts a test; the answer sets the attempt cookie that proves ownership of the slug",
  body: z.strictObject({ topic: z.string().max(40), locale: LocaleParam.optional() }),
  answers: { 201: GeneratedTest },
  errors: [404],
});

export const getTest = endpoint({
  method: "get",
  path: "/api/enneagram/tests/{slug}",
  summary: "How far a test is",
  params: slugParam,
  answers: { 200: TestState },
  errors: [404],
});

export const getQuestions = endpoint({
  method: "get",
  path: "/api/enneagram/{testSlug}/questions",
  summary: "One page of questions with the answers saved so far",
  params: testSlugParam,
  query: z.object({
    page: z.coerce.number().int().min(0).max(999).default(0),
    perPage: z.coerce.number().int().min(1).max(50).optional(),
    locale: LocaleParam.default("en"),
  }),
  answers: { 200: z.strictObject({ questions: z.array(Question), meta: QuestionsMeta }) },
  errors: [404],
});

export const saveAnswers = endpoint({
  method: "post",
  path: "/api/enneagram/{testSlug}/questions",
  summary: "Saves answers; sending the same again changes nothing, the last one wins, unknown question ids are ignored",
  params: testSlugParam,
  body: AnswersBody,
  answers: { 200: SaveState },
  errors: [404],
});

export const getResults = endpoint({
  method: "post",
  path: "/api/enneagram/results",
  summary: "The result of a finished test, made once and made anew only when answers have changed since",
  query: inLocale,
  body: z.strictObject({ testSlug: Slug.optional() }),
  answers: { 200: Result },
  errors: [404, 409],
});

export const deleteResult = endpoint({
  method: "delete",
  path: "/api/test-results/{id}",
  summary: "Deletes a result with its answers and its test",
  params: z.object({ id: Slug }),
  answers: { 204: null },
  errors: [404],
});
