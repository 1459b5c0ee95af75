import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";

type Words = {
  readonly name: string;
  readonly description: string;
  readonly book: string;
  readonly airport: string;
};

/** The name of the installed product on a phone, and what it offers on a long press. */
const WORDS: Readonly<Record<Exclude<Language, "en">, Words>> = {
  nl: {
    name: `${DEFAULT_COMPANY.name}: taxi op Curaçao`,
    description: "Zie de prijs en boek een taxi, overal op Curaçao.",
    book: "Rit boeken",
    airport: "Luchthaventransfers",
  },
  es: {
    name: `${DEFAULT_COMPANY.name}: taxi en Curazao`,
    description: "Vea el precio y reserve un taxi en cualquier lugar de Curazao.",
    book: "Reservar un viaje",
    airport: "Traslados al aeropuerto",
  },
  pap: {
    name: `${DEFAULT_COMPANY.name}: taksi na Kòrsou`,
    description: "Mira e preis i reservá un taksi na kualke lugá na Kòrsou.",
    book: "Reservá un biahe",
    airport: "Transporte di aeropuerto",
  },
  de: {
    name: `${DEFAULT_COMPANY.name}: Taxi auf Curaçao`,
    description: "Den Preis sehen und ein Taxi buchen, überall auf Curaçao.",
    book: "Fahrt buchen",
    airport: "Flughafentransfer",
  },
};

/** The manifest of a language, in the folder of the built site. */
export function manifestFile(language: Language): string {
  return language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

/** Writes a manifest for each language beside the English one. It stays one product: what is installed keeps its id. */
export async function writeManifests(outDir: string): Promise<void> {
  const english = JSON.parse(await readFile(join(outDir, manifestFile("en")), "utf8")) as object;
  for (const language of LANGUAGES) {
    if (language === "en") continue;
    const manifest = { ...english, ...translated(language) };
    await writeFile(join(outDir, manifestFile(language)), JSON.stringify(manifest));
  }
}

function translated(language: Exclude<Language, "en">) {
  const { name, description, book, airport } = WORDS[language];
  return {
    name,
    description,
    lang: language,
    start_url: localizedPath(language, SITE_PATHS.home),
    shortcuts: [
      { name: book, url: localizedPath(language, SITE_PATHS.bookYourRide) },
      { name: airport, url: localizedPath(language, SITE_PATHS.airport) },
    ],
  };
}
