import type { Area, AreaVersion } from "../../contract/areas/area-schemas.ts";
import type { MapPoint } from "../map/map-point.ts";

/** An area as it stands in the form. */
export type AreaValues = {
  readonly en: string;
  readonly nl: string;
  readonly es: string;
  readonly pap: string;
  readonly de: string;
  readonly airport: string;
  readonly pier: string;
  readonly surcharge: string;
  readonly valid_from: string;
  readonly corners: readonly MapPoint[];
};

const PRICES = ["airport", "pier", "surcharge"] as const;

/** The form of an area, or of a new one; it begins today. */
export function valuesOf(area: Area | null, today: string): AreaValues {
  const last = area?.versions[0];
  const { en = "", nl = "", es = "", pap = "", de = "" } = last?.names ?? {};
  return {
    en,
    nl,
    es,
    pap,
    de,
    airport: amountText(last?.airport ?? null),
    pier: amountText(last?.pier ?? null),
    surcharge: amountText(last?.surcharge || null),
    valid_from: last !== undefined && last.valid_from > today ? last.valid_from : today,
    corners: last?.corners ?? [],
  };
}

/** The part of it that prices rides, as it is sent; an amount that can't be read is NaN, which the server refuses. */
export function pricesOf({ corners, airport, pier, surcharge }: AreaValues) {
  return {
    corners: [...corners],
    airport: amountOf(airport),
    pier: amountOf(pier),
    surcharge: amountOf(surcharge) ?? 0,
  };
}

export function bodyOf(values: AreaValues) {
  const { en, nl, es, pap, de, valid_from } = values;
  const others = Object.entries({ nl, es, pap, de }).filter(([, name]) => name.trim() !== "");
  return { ...pricesOf(values), names: { en, ...Object.fromEntries(others) }, valid_from };
}

/** Whether each amount can be read, so that prices can be compared. */
export function isReadable(values: AreaValues): boolean {
  return PRICES.every((name) => !Number.isNaN(amountOf(values[name])));
}

/** The areas that there are, each as it was drawn last. */
export function presentAreas(areas: readonly Area[]): { readonly area: Area; readonly last: AreaVersion }[] {
  return areas.flatMap((area) => {
    const [last] = area.versions;
    return last === undefined || last.gone ? [] : [{ area, last }];
  });
}

function amountOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
}

function amountText(amount: number | null): string {
  return amount === null ? "" : String(amount);
}
