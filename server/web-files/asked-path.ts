import { SITE_PATHS, localizedPath, splitLanguage } from "../../domain/company/site-map.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { LANGUAGES } from "../../domain/languages.ts";

/** The page that says 404, whose links to the other languages lead to the address that was asked for, so that a typing mistake can be mended in each. */
export function withAskedPath(html: string, asked: string): string {
  // As it came, in ASCII; a browser would take a backslash for the beginning of another host.
  const path = splitLanguage(asked.replaceAll("\\", "%5C")).path;
  return LANGUAGES.reduce(
    (page, language) =>
      page.replaceAll(
        ` href="${localizedPath(language, SITE_PATHS.notFound)}"`,
        () => ` href="${escapeMarkup(localizedPath(language, path))}"`,
      ),
    html,
  );
}
