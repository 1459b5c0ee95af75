import type { Language } from "../../../contract/languages.ts";
import { keepMessages, type MessageKey } from "../../language/messages.ts";
import { AREA_MESSAGES, type Area } from "./areas.ts";

type MessagesFile = () => Promise<unknown>;

/** Every messages file of the site, not yet loaded. The build groups them into one chunk per area and language. */
const files: Record<string, MessagesFile> = import.meta.glob("../../**/*.messages*.ts", {
  import: "default",
});
/** The lists, checked against the strings that exist. */
const areaMessages: Record<Area, readonly MessageKey[]> = AREA_MESSAGES;
const openAreas = new Set<Area>();

/** Loads the strings of an area in a language; from then on a change of language brings this area too. */
export async function loadArea(area: Area, language: Language): Promise<void> {
  openAreas.add(area);
  await Promise.all(areaMessages[area].map((key) => loadMessages(key, language)));
}

/** Loads the strings of every area that is open, before the page changes its language. */
export async function loadOpenAreas(language: Language): Promise<void> {
  await Promise.all([...openAreas].map((area) => loadArea(area, language)));
}

async function loadMessages(key: string, language: Language): Promise<void> {
  const ending = language === "en" ? `/${key}.messages.ts` : `/${key}.messages.${language}.ts`;
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  const load = path === undefined ? undefined : files[path];
  if (load === undefined) throw new Error(`There is no messages file that ends in ${ending}.`);
  keepMessages(language, key, await load());
}
