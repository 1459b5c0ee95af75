import areaLoaders from "virtual:area-messages";
import type { Language } from "../../../contract/languages.ts";
import { keepMessages } from "../../language/messages.ts";
import type { Area } from "./areas.ts";

const openAreas = new Set<Area>();

/** Loads the strings of an area in a language; from then on a change of language brings this area too. */
export async function loadArea(area: Area, language: Language): Promise<void> {
  openAreas.add(area);
  const load = areaLoaders[`${area}/${language}`];
  if (load === undefined) throw new Error(`There are no strings of ${area} in ${language}.`);
  const { default: messages } = await load();
  for (const [key, value] of Object.entries(messages)) keepMessages(language, key, value);
}

/** Loads the strings of every area that is open, before the page changes its language. */
export async function loadOpenAreas(language: Language): Promise<void> {
  await Promise.all([...openAreas].map((area) => loadArea(area, language)));
}
