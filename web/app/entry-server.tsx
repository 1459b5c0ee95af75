import { renderToString } from "react-dom/server";
import type { Language } from "../../domain/languages.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import type { SiteTexts } from "../../contract/site-texts/text-parts.ts";
import { DRAWN_COMPANY } from "../company/drawn-company.ts";
import { SiteTextsContext } from "../site-texts/use-site-texts.ts";
import { HeadCollector, type PageHeadValues } from "../ui/page-head.tsx";
import { App } from "./app.tsx";
import { loadArea } from "./languages/load-strings.ts";
import { preloadPage } from "./router.tsx";

export type RenderedPage = { readonly html: string; readonly head: PageHeadValues };

/** Draws one page in one language, for the prerenderer; with texts to show in the place of the built-in ones. */
export async function renderPage(path: string, language: Language, texts: SiteTexts): Promise<RenderedPage> {
  await Promise.all([loadArea("public", language), preloadPage(path, language)]);
  const heads: PageHeadValues[] = [];
  // A company of this one drawing: its own words, or their marks, stand where it says when it is there.
  const when = texts.opening?.when;
  if (when !== undefined) DRAWN_COMPANY.open_when = { [language]: when };
  const html = renderToString(
    <HeadCollector value={(values) => void heads.push(values)}>
      <SiteTextsContext value={texts}>
        <App url={localizedPath(language, path)} />
      </SiteTextsContext>
    </HeadCollector>,
  );
  delete DRAWN_COMPANY.open_when;
  const head = heads.at(-1);
  if (head === undefined) throw new Error(`The page at ${path} renders no <PageHead>.`);
  return { html, head };
}

/** Draws what stands for every page until the site opens. */
export async function renderOpening(language: Language): Promise<RenderedPage> {
  DRAWN_COMPANY.opens_soon = true;
  const page = await renderPage(SITE_PATHS.home, language, {});
  delete DRAWN_COMPANY.opens_soon;
  return page;
}
