import { instantOf } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { zoneName } from "../../../domain/fares/zone-names.ts";
import type { ZoneKey } from "../../../domain/fares/zones.ts";
import type { Income } from "../../../contract/reports/income.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../use-payment-text.ts";
import type { IncomeLine } from "./income-csv.ts";

/** By what the income is split. */
export const PARTS = ["day", "hour", "zone", "type", "payment", "contract"] as const;
/** The ways to split it. */
export type Part = (typeof PARTS)[number];
export type Line = IncomeLine & { readonly hint?: string | undefined };

/** The lines of a split, named in the reader's language. */
export function useIncomeLines(income: Income): (part: Part) => readonly Line[] {
  const text = useStrings("payments/money");
  const payments = useStrings("payments");
  const { language } = useLanguage();
  const payLinks = useStrings("pay-links");
  const { date, time, weekday, usd } = useFormats();
  const { guilders } = usePaymentText();
  return (part) => {
    switch (part) {
      case "day":
        return income.by_day.map(({ day, ...line }) => {
          const noon = noonOf(day);
          return { ...line, name: `${weekday(noon)}, ${date(noon)}`, plain: day };
        });
      case "hour":
        return income.by_hour.map(({ hour, ...line }) => ({
          ...line,
          name: `${time(startOf(hour))}–${time(startOf(hour + 1))}`,
        }));
      case "zone":
        return income.by_zone.map(({ zone, ...line }) => ({
          ...line,
          name: zone === null ? text.noZone : zoneName(zone as ZoneKey, language),
        }));
      case "type":
        return income.by_type.map(({ vehicle_type, ...line }) => ({
          ...line,
          name: VEHICLES[vehicle_type].name,
        }));
      case "contract":
        return (income.by_contract ?? []).map(({ contract, ...line }) => ({
          ...line,
          name: contract?.name ?? text.noContract,
        }));
      case "payment":
        return income.by_payment.flatMap(({ paid_by, xcg, by_link, given_back, ...row }) => {
          const [line, unpaid] = withoutUnpaid(row);
          const said = {
            given_back,
            ...line,
            name: paid_by === null ? payments.notRecorded : payments.paidBy[paid_by],
            hint: hintOf([
              xcg === null ? null : text.inHand(guilders(Number(xcg))),
              by_link === undefined ? null : payLinks.ofItByLink(usd(Number(by_link))),
              given_back === undefined ? null : text.ofItGivenBack(usd(Number(given_back))),
            ]),
          };
          const isNothing = unpaid !== null && line.rides === 0 && Number(line.fares) === 0;
          return [...(isNothing ? [] : [said]), ...(unpaid ? [{ ...unpaid, name: payments.unpaid }] : [])];
        });
    }
  };
}

type OfPayment = Pick<
  Income["by_payment"][number],
  "rides" | "fares" | "tips" | "not_paid" | "not_paid_rides"
>;

/** A row without the rides that weren't paid, and these as a row of their own; the sum of both is what it was. */
function withoutUnpaid({ not_paid, not_paid_rides: rides = 0, ...row }: OfPayment) {
  if (not_paid === undefined) return [row, null] as const;
  const fares = toDollarString(fromDollars(row.fares) - fromDollars(not_paid));
  return [
    { ...row, rides: row.rides - rides, fares },
    { rides, fares: not_paid, tips: "0.00" },
  ] as const;
}

/** The text below a name; nothing where no part is there. */
function hintOf(parts: readonly (string | null)[]): string | undefined {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? undefined : said.join(" ");
}

/** When an hour of the island's day begins. */
function startOf(hour: number): Date {
  const midnight = instantOf("2026-01-01", "00:00");
  return new Date(midnight.getTime() + hour * HOUR_MS);
}
