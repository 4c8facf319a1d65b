import { type Locale, pathIn } from "~/domain/locale";

const withQuery = (path: string, query?: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${path}?${search}` : path;
};

/** Every address of the site, in one language. Pages, islands and tests take their addresses from here. */
export const pathsIn = (locale: Locale) => {
  const at = (path: string, query?: Record<string, string | number | undefined>) =>
    withQuery(pathIn(locale, path), query);
  return {
    home: () => at("/"),
    landing: (slug: string) => at(`/${slug}`),
    terms: () => at("/terms-of-use"),
    privacy: () => at("/privacy-policy"),
    /** `query` carries all parameters of the page the visitor came from. */
    start: (topic?: string, query?: URLSearchParams) => {
      const all = new URLSearchParams(query);
      if (topic) all.set("t", topic);
      return all.size ? `${at("/test/start")}?${all}` : at("/test/start");
    },
    progress: (page?: number) => at("/test/progress", { page }),
    complete: () => at("/test/complete"),
    result: () => at("/test/f-results"),
    leave: (to?: string) => at("/test/leave", { to }),
    resume: () => at("/test/resume"),
    language: () => at("/language"),
    apiDocs: () => at("/api-docs"),
  };
};

export type Paths = ReturnType<typeof pathsIn>;
