import { createContext, useContext } from "react";
import type { Locale } from "~/domain/locale";

/** What every page of one request shares; set once in `entry.server.tsx`, the only place that renders. */
export interface PageContext {
  locale: Locale;
  status: number;
  origin: string;
  product: { name: string; slug: string; supportEmail: string };
  /** Address of the one script, and in development of the module that has to run before it. */
  script: { entry: string; before?: string };
}

const Context = createContext<PageContext | undefined>(undefined);

export const PageContextProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error("usePage needs the provider of entry.server.tsx");
  return page;
}
