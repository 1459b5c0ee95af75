import { renderToString } from "react-dom/server";
import type { Language } from "../../contract/languages.ts";
import { localizedPath } from "../../contract/company/site-map.ts";
import { HeadCollector, type PageHeadValues } from "../ui/page-head.tsx";
import { App } from "./app.tsx";
import { loadArea } from "./languages/load-strings.ts";
import { preloadPage } from "./router.tsx";

export type RenderedPage = { readonly html: string; readonly head: PageHeadValues };

/** Draws one page in one language, for the prerenderer. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  await Promise.all([loadArea("public", language), preloadPage(path, language)]);
  const heads: PageHeadValues[] = [];
  const html = renderToString(
    <HeadCollector value={(values) => void heads.push(values)}>
      <App url={localizedPath(language, path)} />
    </HeadCollector>,
  );
  const head = heads.at(-1);
  if (head === undefined) throw new Error(`The page at ${path} renders no <PageHead>.`);
  return { html, head };
}
