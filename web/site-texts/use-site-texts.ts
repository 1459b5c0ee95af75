import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { getSiteTextsEndpoint } from "../../contract/site-texts/site-texts.endpoints.ts";
import {
  SITE_TEXTS_ID,
  type SiteTexts,
  type TextPart,
  isTold,
} from "../../contract/site-texts/text-parts.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { deviceStore } from "../device/device-store.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { type WholeTexts, builtInTexts } from "./built-in-texts.ts";

/** Texts to show in the place of those on the site: what staff are writing, or the marks of a page to be filled in. */
export const SiteTextsContext = createContext<SiteTexts | null>(null);

/** The texts of a part of the site in the page's language: what staff wrote, and the built-in text for the rest. */
export function useTexts<P extends TextPart>(part: P): WholeTexts[P] {
  const strings = useTextStrings();
  return { ...builtInTexts(strings)[part], ...useWritten()[part] };
}

/** Whether staff wrote enough of some parts for them to stand on the site. */
export function useTold(): (part: TextPart) => boolean {
  const written = useWritten();
  return (part) => isTold(part, written);
}

/** The strings of the built-in texts. */
function useTextStrings() {
  const tours = useStrings("site-texts/tours");
  const fleet = useStrings("site-texts/fleet");
  const contact = useStrings("site-texts/contact");
  const about = useStrings("site-texts/about");
  return { tours, fleet, contact, about };
}

/** The texts of staff: as the server has them, else as the page was drawn, else as the server had them last. */
function useWritten(): SiteTexts {
  const given = use(SiteTextsContext);
  const { language } = useLanguage();
  const wanted = read(getSiteTextsEndpoint, { query: { language } }, MINUTE_MS);
  const answered = useRead(given === null ? wanted : null).data?.parts;
  const key = `site-texts:${language}`;
  const kept = useSyncExternalStore(
    never,
    () => deviceStore.read(key, asTexts),
    () => NOTHING,
  );
  useEffect(() => {
    if (answered) deviceStore.write(key, answered);
  }, [answered, key]);
  return given ?? answered ?? (DRAWN?.language === language ? DRAWN.parts : kept);
}

const NOTHING: SiteTexts = {};
const DRAWN = readDrawn();

/** The texts that the page was drawn with, where staff wrote some. */
function readDrawn(): { readonly language: string; readonly parts: SiteTexts } | null {
  const block = typeof document === "undefined" ? null : document.getElementById(SITE_TEXTS_ID);
  // Written by our own server.
  return block === null ? null : (JSON.parse(block.textContent) as typeof DRAWN);
}

function asTexts(value: unknown): SiteTexts {
  return typeof value === "object" && value !== null ? value : NOTHING;
}

function never(): () => void {
  return () => undefined;
}
