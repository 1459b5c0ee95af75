import { readFile } from "node:fs/promises";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Language, languageOf } from "../../domain/languages.ts";
import type { PageTemplate } from "../../contract/site-texts/page-template.ts";
import {
  type PartTexts,
  type SiteTexts,
  type TextPart,
  SEVERAL_LINES,
  SITE_TEXTS_ID,
  TEXT_MARK,
  isTold,
  linesOf,
} from "../../contract/site-texts/text-parts.ts";

/** The texts that staff wrote for the site, by language. */
export type PageTexts = { readonly [In in Language]: SiteTexts };
export const NO_TEXTS: PageTexts = { en: {}, nl: {}, es: {}, pap: {}, de: {} };

/** A page to be filled in, and with what. */
export type TextPage = PageTemplate & { readonly written: SiteTexts };

/** The template of a page; null where staff wrote nothing in its language. */
export async function readTemplate(file: string, texts: PageTexts): Promise<TextPage | null> {
  // Written by our own build.
  const template = JSON.parse(await readFile(file, "utf8")) as PageTemplate;
  const written = texts[languageOf(template.language)];
  return Object.keys(written).length === 0 ? null : { ...template, written };
}

/** Puts the texts into a part of a page: markup, or a block of data. */
export function fillTexts(part: string, page: TextPage): string {
  if (part.startsWith(`<script id="${SITE_TEXTS_ID}"`)) {
    const [head = ""] = part.split(">", 1);
    return `${head}>${inJson({ language: page.language, parts: page.written })}</script>`;
  }
  if (part.startsWith("<script")) {
    return part.replaceAll(TEXT_MARK, (_, name: string, field: string) =>
      inJson(textOf(page, name, field)).slice(1, -1),
    );
  }
  return repeatLines(repeatItems(withoutUnwritten(part, page), page), page).replaceAll(
    TEXT_MARK,
    (_, name: string, field: string) => escapeMarkup(textOf(page, name, field)),
  );
}

/** Without the sections and people of the company's own that nobody wrote, and without the demo's where somebody did. */
function withoutUnwritten(part: string, page: TextPage): string {
  const isWritten = (names: string) =>
    names.split(" ").some((name) => isTold(name as TextPart, page.written));
  return part.replaceAll(OWN, (element, tag: string, by: string, names: string) => {
    if (isWritten(names) !== (by === "told")) return "";
    const start = tag.length + 1;
    return element.slice(0, start) + withoutUnwritten(element.slice(start), page);
  });
}

const OWN = /<(section|li)\b[^>]* data-(told|unless-told)="([^"]*)"[^>]*>.*?<\/\1>/gs;

/** A paragraph that stands for several lines, once for each of them. */
function repeatLines(part: string, page: TextPage): string {
  return part.replaceAll(PARAGRAPH, (paragraph, name: string, field: string) =>
    SEVERAL_LINES.includes(field)
      ? linesOf(textOf(page, name, field))
          .map((line) => `<p>${escapeMarkup(line)}</p>`)
          .join("")
      : paragraph,
  );
}

const PARAGRAPH = new RegExp(`<p>${TEXT_MARK.source}</p>`, "g");

/** An item of a list that stands for several lines, once for each of them. */
function repeatItems(part: string, page: TextPage): string {
  return part.replaceAll(ITEM, (item) => {
    const [mark = "", name = "", field = ""] = [...item.matchAll(TEXT_MARK)][0] ?? [];
    if (!SEVERAL_LINES.includes(field)) return item;
    return linesOf(textOf(page, name, field))
      .map((line) => item.replace(mark, () => escapeMarkup(line)))
      .join("");
  });
}

/** The innermost item around a mark. */
const ITEM = new RegExp(`<li>(?:(?!<li>|</li>)[^])*?${TEXT_MARK.source}(?:(?!<li>)[^])*?</li>`, "g");

function textOf({ written, builtIn }: TextPage, name: string, field: string): string {
  const own: PartTexts = written[name as TextPart] ?? {};
  return own[field as keyof PartTexts] ?? builtIn[`${name}.${field}`] ?? "";
}

function inJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
