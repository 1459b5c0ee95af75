import type { Language } from "../../domain/languages.ts";
import type { TextRecord } from "../../contract/site-texts/site-texts.endpoints.ts";
import {
  type PartTexts,
  type TextField,
  type TextPart,
  fieldsOf,
} from "../../contract/site-texts/text-parts.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { getTextRecord } from "./read-site-texts.ts";
import { saveTexts } from "./site-texts.queries.ts";

type Edit = {
  part: TextPart;
  language: Language;
  /** The new texts of the part; a field that is missing or empty shows the built-in text. */
  texts: { readonly [Field in TextField]?: string | undefined };
  /** The version that was read; another in between is a conflict. */
  version: number;
  by: number;
  now: Date;
};

/** Writes the texts of a part of the site in one language. The audit log keeps the old ones. */
export async function editSiteText(trx: Trx, edit: Edit): Promise<TextRecord> {
  const { part, language, version: read, by, now } = edit;
  const before = await getTextRecord(trx, { part, language });
  if (read !== before.version) throw changedMeanwhile();
  const given = fieldsOf(part).map((field) => [field, edit.texts[field] ?? ""] as const);
  const texts: PartTexts = Object.fromEntries(given.filter(([, text]) => text !== ""));
  const changed = given.filter(([field, text]) => text !== (before.texts[field] ?? ""));
  if (changed.length === 0) return before;

  const version = read + 1;
  const row = { part, language, texts: JSON.stringify(texts), version, updated_at: now };
  if (!(await saveTexts(trx, { ...row, read }))) throw changedMeanwhile();
  await recordAudit(trx, {
    actorId: by,
    action: "edit_site_text",
    subject: `text ${part} ${language}`,
    detail: Object.fromEntries(
      changed.map(([field, text]) => [field, { from: before.texts[field] ?? null, to: text || null }]),
    ),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
  return { part, language, texts, version, updated_at: now.toISOString() };
}

function changedMeanwhile(): ApiError {
  return new ApiError("edit_conflict", "Somebody else has just changed this text. Please look at it again.");
}
