import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { SiteTextsTable } from "../database/tables/staff-tables.ts";

/** The texts that staff wrote for the site, in every language. */
export function listTexts(db: Db | Trx) {
  return selectTexts(db).orderBy("part").orderBy("language").execute();
}

/** The texts that staff wrote for the site in one language. */
export function listTextsIn(db: Db, language: string) {
  return selectTexts(db).where("language", "=", language).orderBy("part").execute();
}

type Place = { part: string; language: string };

export function findTexts(trx: Trx, { part, language }: Place) {
  return selectTexts(trx).where("part", "=", part).where("language", "=", language).executeTakeFirst();
}

/** Keeps what was written where it is still as it was read; false where it isn't. */
export async function saveTexts(
  trx: Trx,
  { read, ...row }: Insertable<SiteTextsTable> & { read: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: saved = 0n } = await trx
    .insertInto("site_texts")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["part", "language"])
        .doUpdateSet({ texts: row.texts, version: row.version, updated_at: row.updated_at })
        .where("site_texts.version", "=", read),
    )
    .executeTakeFirst();
  return saved > 0n;
}

function selectTexts(db: Db | Trx) {
  return db.selectFrom("site_texts").select(["part", "language", "texts", "version", "updated_at"]);
}
