import publicLoaders from "virtual:area-strings";
import type { Language } from "../../../domain/languages.ts";
import { keepStrings } from "../../language/strings.ts";
import type { Area } from "./areas.ts";

const openAreas = new Set<Area>();

/** Loads the strings of an area in a language; from then on a change of language brings this area too. */
export async function loadArea(area: Area, language: Language): Promise<void> {
  openAreas.add(area);
  for (const [key, value] of Object.entries(await stringsOf(area, language)))
    keepStrings(language, key, value);
}

async function stringsOf(area: Area, language: Language): Promise<Readonly<Record<string, unknown>>> {
  const everywhere = await publicLoaders[language]?.();
  const strings = area === "public" ? everywhere : await everywhere?.areas[area]?.();
  if (strings === undefined) throw new Error(`There are no strings of ${area} in ${language}.`);
  return strings.default;
}

/** Loads the strings of every area that is open, before the page changes its language. */
export async function loadOpenAreas(language: Language): Promise<void> {
  await Promise.all([...openAreas].map((area) => loadArea(area, language)));
}
