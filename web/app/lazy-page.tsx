import { type ComponentType, use } from "react";
import type { Language } from "../../domain/languages.ts";
import { useLanguage } from "../language/language-context.ts";
import { loadArea } from "./languages/load-strings.ts";
import type { SiteRoute } from "./routes.ts";

/** A page whose code and strings are fetched when it is first opened. */
export type LazyPage = {
  readonly Page: ComponentType;
  /** Fetches both ahead of time: before hydration, and before prerendering. */
  readonly preload: (language: Language) => Promise<void>;
};

/** Makes the lazy page of a route. Once it is loaded it renders at once, so that hydration finds the same tree. */
export function lazyPage({ load, area }: Pick<SiteRoute, "load" | "area">): LazyPage {
  let Loaded: ComponentType | null = null;
  let underWay: Promise<void> | null = null;

  const fetchPage = async (language: Language) => {
    const [module] = await Promise.all([load(), loadArea(area, language)]);
    Loaded = module.default;
  };

  const preload = (language: Language): Promise<void> => {
    underWay ??= fetchPage(language).catch((error: unknown) => {
      underWay = null;
      throw error;
    });
    return underWay;
  };

  function Page() {
    const { language } = useLanguage();
    if (Loaded === null) use(preload(language));
    return Loaded === null ? null : <Loaded />;
  }

  return { Page, preload };
}
