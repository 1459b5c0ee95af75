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

type PageModule = { readonly default: ComponentType };

/** The pages that a route names; the office has pages below its own, and a frame that pages stand in is none. */
const modules = {
  ...import.meta.glob<PageModule>(
    [
      "./**/*-page.tsx",
      "!./{company,styleguide,ui}/**",
      "!./{accounts/riders,cases,drivers,partners/office}/**",
      "!./app/{lazy-page.tsx,broken/**}",
    ],
    { base: "../" },
  ),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>("./styleguide/*-page.tsx", { base: "../" }) : {}),
};

/** Makes the lazy page of a route. Once it is loaded it renders at once, so that hydration finds the same tree. */
export function lazyPage({ page, area }: Pick<SiteRoute, "page" | "area">): LazyPage {
  let Loaded: ComponentType | null = null;
  let underWay: Promise<void> | null = null;

  const fetchPage = async (language: Language) => {
    const load = modules[`./${page}`];
    if (load === undefined) throw new Error(`There is no web/${page}.`);
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
