import type { FastifyRequest } from "fastify";
import { firstLanguageOf } from "../../domain/first-language.ts";
import type { Language } from "../../domain/languages.ts";
import { GUESSED, isVisited } from "../../domain/company/served-pages.ts";
import { acceptedLanguages } from "../http/accepted-languages.ts";
import { DEFAULT_LANGUAGE, localizedPath, splitLanguage } from "../../domain/company/site-map.ts";

/** The headers that the answer depends on, for a cache between server and browser. */
export const GUESSES_BY = "Accept-Language, Sec-Fetch-Site";

/**
 * Where a visitor goes who comes from elsewhere to an address that names no language: to the same page in that of their browser. Null where they
 * stay: a link within the site has chosen English, and what a script, a service worker or a machine fetches is what it asked for.
 */
export function inVisitorsLanguage({ url, headers }: FastifyRequest): string | null {
  if (headers["sec-fetch-site"] === "same-origin" || !headers.accept?.includes("text/html")) return null;
  const [asked = "/", ...query] = url.split("?");
  const language = languageWished(headers);
  if (language === DEFAULT_LANGUAGE || !mayGuess(asked)) return null;
  return `${localizedPath(language, splitLanguage(asked).path)}?${[...query, GUESSED].filter((part) => part !== "").join("&")}`;
}

/** The language that a request wishes for, of those that we have; English where it wishes for none of them. */
export function languageWished(headers: FastifyRequest["headers"]): Language {
  return firstLanguageOf(acceptedLanguages(headers));
}

/** Whether the answer to a path depends on the visitor's languages. */
export function mayGuess(asked: string): boolean {
  const { language, path } = splitLanguage(asked);
  return language === DEFAULT_LANGUAGE && isVisited(path);
}
