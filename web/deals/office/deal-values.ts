import type { WireDeal } from "../../../contract/deals/deal-schemas.ts";
import type { DealKind, DealTrips } from "../../../domain/deals/deal.ts";
import { LANGUAGES, type Language } from "../../../domain/languages.ts";

type Words = Readonly<Record<`name_${Language}` | `text_${Language}`, string>>;

/** A deal as it stands in the form. */
export type DealValues = Words & {
  readonly kind: DealKind;
  readonly code: string;
  readonly partner_id: string;
  readonly level: string;
  readonly gives: "percent" | "off";
  readonly percent: string;
  readonly off: string;
  readonly minimum: string;
  readonly trips: DealTrips;
  readonly valid_from: string;
  readonly valid_until: string;
  readonly most_uses: string;
  readonly most_per_person: string;
  readonly on: boolean;
  readonly shown: boolean;
};

/** The form of a deal, or of a new one. */
export function valuesOf(deal: WireDeal | null): DealValues {
  const words = LANGUAGES.flatMap((language) => [
    [`name_${language}`, deal?.name[language] ?? ""],
    [`text_${language}`, deal?.text[language] ?? ""],
  ]);
  return {
    // Each word of every language, by the names above.
    ...(Object.fromEntries(words) as Words),
    kind: deal?.kind ?? "code",
    code: deal?.code ?? "",
    partner_id: textOf(deal?.partner_id),
    level: textOf(deal?.level ?? 1),
    gives: typeof deal?.off === "number" ? "off" : "percent",
    percent: textOf(deal?.percent),
    off: textOf(deal?.off),
    minimum: textOf(deal?.minimum || null),
    trips: deal?.trips ?? "any",
    valid_from: deal?.valid_from ?? "",
    valid_until: deal?.valid_until ?? "",
    most_uses: textOf(deal?.most_uses),
    most_per_person: textOf(deal?.most_per_person),
    on: deal?.on ?? true,
    shown: deal?.shown ?? true,
  };
}

/** It as it is sent; a number that can't be read is NaN, which the server refuses. */
export function bodyOf(values: DealValues) {
  const { kind, gives, trips, on, shown } = values;
  return {
    kind,
    name: wordsOf(values, "name"),
    text: wordsOf(values, "text"),
    code: kind === "code" ? values.code : null,
    partner_id: kind === "partner_guests" ? numberOf(values.partner_id) : null,
    level: kind === "vip_level" ? numberOf(values.level) : null,
    percent: gives === "percent" ? numberOf(values.percent) : null,
    off: gives === "off" ? numberOf(values.off) : null,
    minimum: numberOf(values.minimum) ?? 0,
    trips,
    valid_from: values.valid_from || null,
    valid_until: values.valid_until || null,
    most_uses: numberOf(values.most_uses),
    most_per_person: numberOf(values.most_per_person),
    on,
    shown,
  };
}

/** A deal as it was read, with another on or off. */
export function switched(deal: WireDeal) {
  const { id: _id, uses: _uses, partner_name: _name, ...facts } = deal;
  return { ...facts, on: !deal.on };
}

function wordsOf(values: DealValues, of: "name" | "text") {
  const given = LANGUAGES.map((language) => [language, values[`${of}_${language}`]] as const).filter(
    ([language, words]) => language !== "en" && words.trim() !== "",
  );
  return { en: values[`${of}_en`], ...Object.fromEntries(given) };
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? "" : String(number);
}
