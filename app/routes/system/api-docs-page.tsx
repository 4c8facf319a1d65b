import { z } from "zod";
import { Section } from "~/ui/section";

const Json = z.record(z.string(), z.unknown());

const Operation = z.looseObject({
  summary: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: Json.optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});

/** The parts of an OpenAPI document that the page shows. */
export const OpenApi = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: Json.default({}) }),
});

interface ApiDocsPageProps {
  api: z.infer<typeof OpenApi>;
  title: string;
  lead: string;
  schemaTitle: string;
}

const pretty = (value: unknown) => <pre>{JSON.stringify(value, null, 2)}</pre>;

/** The bare docs layout: no header, no footer, every call with what it takes and answers. */
export function ApiDocsPage({ api, title, lead, schemaTitle }: ApiDocsPageProps) {
  return (
    <main id="main" className="area-docs api-docs">
      <Section level={1} title={title} lead={lead}>
        {Object.entries(api.paths).flatMap(([path, operations]) =>
          Object.entries(operations).map(([method, operation]) => (
            <section key={method + path} className="api-call">
              <h2>
                <code>
                  {method.toUpperCase()} {path}
                </code>
              </h2>
              <p>{operation.summary}</p>
              {operation.parameters.length > 0 && (
                <ul>
                  {operation.parameters.map((parameter) => (
                    <li key={parameter.name}>
                      <code>{parameter.name}</code> ({parameter.in}
                      {parameter.required ? ", required" : ""})
                    </li>
                  ))}
                </ul>
              )}
              {operation.requestBody && pretty(operation.requestBody)}
              <ul>
                {Object.entries(operation.responses).map(([status, { description }]) => (
                  <li key={status}>
                    <code>{status}</code> {description}
                  </li>
                ))}
              </ul>
            </section>
          )),
        )}
      </Section>
      <Section title={schemaTitle}>
        {Object.entries(api.components.schemas).map(([name, schema]) => (
          <details key={name}>
            <summary>{name}</summary>
            {pretty(schema)}
          </details>
        ))}
      </Section>
    </main>
  );
}
