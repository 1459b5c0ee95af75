import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { DEFAULT_LANGUAGE, localizedPath } from "../../domain/company/site-map.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";

/** The page for a reader of none of our languages. */
const DEFAULT_ALTERNATE = ["x-default", DEFAULT_LANGUAGE] as const;

/** Pages are all made anew by each build, so its day is the last on which one of them changed. */
export function sitemap(publicUrl: string, builtAt: Date): string {
  const day = builtAt.toISOString().slice(0, 10);
  const url = (language: Language, path: string) =>
    escapeMarkup(`${publicUrl}${localizedPath(language, path)}`);
  const entries = PUBLIC_PAGES.flatMap((path) =>
    LANGUAGES.map((language) => {
      const alternates = [...LANGUAGES.map((code) => [code, code] as const), DEFAULT_ALTERNATE].map(
        ([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${url(code, path)}"/>`,
      );
      const places = `<loc>${url(language, path)}</loc><lastmod>${day}</lastmod>`;
      return `  <url>${places}${alternates.join("")}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
