import type { OpenWhen } from "../../contract/company/company.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";
import type { TextRecord } from "../../contract/site-texts/site-texts.endpoints.ts";
import { type PartTexts, type SiteTexts, TEXT_PARTS } from "../../contract/site-texts/text-parts.ts";
import type { Db, Trx } from "../database/connect.ts";
import { findTexts, listTexts, listTextsIn } from "./site-texts.queries.ts";

type Row = Awaited<ReturnType<typeof listTexts>>[number];
type Place = { readonly part: TextRecord["part"]; readonly language: Language };

/** The texts that staff wrote for the site, by language. */
export type AllTexts = { readonly [In in Language]: SiteTexts };

export async function readAllTexts(db: Db): Promise<AllTexts> {
  const rows = await listTexts(db);
  const textsIn = (language: Language) => byPart(rows.filter((row) => row.language === language));
  return { en: textsIn("en"), nl: textsIn("nl"), es: textsIn("es"), pap: textsIn("pap"), de: textsIn("de") };
}

/** When the company is there, in its own words; undefined where it wrote nothing. */
export async function readOpenWhen(db: Db): Promise<OpenWhen | undefined> {
  return openWhenOf(await readAllTexts(db));
}

export function openWhenOf(texts: AllTexts): OpenWhen | undefined {
  const written = LANGUAGES.flatMap((language) => {
    const when = texts[language].opening?.when;
    return when === undefined ? [] : [[language, when] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

export async function readTextsIn(db: Db, language: Language): Promise<SiteTexts> {
  return byPart(await listTextsIn(db, language));
}

/** Every text as staff edit it, those nobody has written yet included. */
export async function readTextRecords(db: Db): Promise<TextRecord[]> {
  const rows = await listTexts(db);
  return TEXT_PARTS.flatMap((part) =>
    LANGUAGES.map((language) => {
      const row = rows.find((one) => one.part === part && one.language === language);
      return present({ part, language }, row);
    }),
  );
}

/** One text as staff edit it. */
export async function getTextRecord(trx: Trx, place: Place): Promise<TextRecord> {
  return present(place, await findTexts(trx, place));
}

function present({ part, language }: Place, row: Row | undefined): TextRecord {
  return {
    part,
    language,
    texts: row === undefined ? {} : textsOf(row),
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

/** A part that a newer version knows is left out. */
function byPart(rows: readonly Row[]): SiteTexts {
  const written = rows.map((row) => [row.part, textsOf(row)] as const);
  return Object.fromEntries(
    written.filter(
      ([part, texts]) => TEXT_PARTS.some((known) => known === part) && Object.keys(texts).length > 0,
    ),
  );
}

/** Written by our own edit, which takes known fields only. */
function textsOf({ texts }: Row): PartTexts {
  return texts as PartTexts;
}
