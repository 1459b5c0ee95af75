import { taxRateOn, taxWithin } from "../../../domain/books/turnover-tax.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { DatedRate } from "../../../domain/dated-rates.ts";
import { NOT_DRIVEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { MailRow } from "../mail.ts";
import type { RideFacts } from "../notification-kinds.ts";
import { describeFareLine, fareText, formatDateTime, formatDollars, formatGuilders } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { readablePhone } from "./rendering.ts";

/** Lines about a ride for its passenger; those that an edit has changed also say how it was. */
export function details(strings: NotificationStrings, ride: RideFacts): MailRow[] {
  const { labels } = strings;
  const { driver, earlier } = ride;
  const was = earlier ? tripDetails(strings, { ...ride, ...(earlier as Partial<RideFacts>) }) : [];
  const before = new Map(was.map(([label, value]) => [label, value]));
  const now = stoppedBefore(ride) ? { ...ride, stops: [] } : ride;
  const rows = tripDetails(strings, now).map(([label, value]): MailRow => {
    return [label, withBefore(strings, value, before.get(label))];
  });
  if (ride.startCode !== undefined) rows.push([labels.startCode, ride.startCode]);
  if (driver) {
    rows.push(
      [labels.driver, driver.name],
      [labels.vehicle, withBefore(strings, driver.vehicle, earlier?.vehicle)],
      [labels.plate, withBefore(strings, driver.plate, earlier?.plate)],
      [labels.phone, readablePhone(driver.phone)],
    );
  }
  return rows;
}

/** A ride that goes straight there since an edit: that it did not is told in the row of the stops. */
function stoppedBefore({ stops, earlier }: RideFacts): boolean {
  return stops === undefined && earlier?.stops !== undefined;
}

function withBefore(strings: NotificationStrings, value: string, was = value): string {
  return was === value ? value : `${value} (${strings.before(was)})`;
}

/** The trip itself, as passenger and driver read it. */
export function tripDetails(strings: NotificationStrings, ride: RideFacts): MailRow[] {
  const { labels } = strings;
  return [
    [labels.reference, ride.reference],
    [labels.when, formatDateTime(strings, new Date(ride.completedAt ?? ride.rideDatetime))],
    [labels.pickup, ride.pickup],
    [labels.dropoff, ride.dropoff],
    ...(ride.stops ? [[labels.stops, ride.stops.join(" · ") || labels.noStops] as const] : []),
    [labels.party, labels.people(ride.passengers, ride.luggage)],
    // Whose car comes says it better.
    ...(ride.vehicleType && !ride.driver
      ? [[labels.vehicleType, labels.vehicleTypes[ride.vehicleType]] as const]
      : []),
    // Nobody was driven: its price is owed by nobody.
    ...(isOneOf(NOT_DRIVEN, ride.status) ? [] : [[labels.fare, fareText(strings, ride)] as const]),
  ];
}

/** The lines of the fare, and the total they add up to. */
export function breakdown(
  strings: NotificationStrings,
  ride: RideFacts,
  taxRates: readonly DatedRate[],
): MailRow[] {
  const hundredths = taxRateOn(taxRates, curacaoDate(new Date(ride.completedAt ?? ride.rideDatetime)));
  const tax = { percent: hundredths / 100, taxCents: taxWithin(ride.fareCents, hundredths) };
  return [
    ...ride.breakdown.map(
      (line): MailRow => [describeFareLine(strings, line), formatDollars(strings, line.amount)],
    ),
    ...(ride.correctedCents === undefined
      ? []
      : [[strings.labels.correction, formatDollars(strings, ride.correctedCents)] as const]),
    [strings.labels.total, formatDollars(strings, ride.fareCents)],
    ...(hundredths === 0 ? [] : [taxRow(strings, tax)]),
  ];
}

/** The turnover tax that is in a sum. */
export function taxRow(
  strings: NotificationStrings,
  { percent, taxCents }: { percent: number; taxCents: number },
): MailRow {
  const shown = String(percent).replace(".", strings.decimal);
  return [strings.labels.tax(shown), formatDollars(strings, taxCents)];
}

/** How it was paid, and the tip in the money it was given in. */
export function payment(
  strings: NotificationStrings,
  { paidBy, tipCents, tipXcgCents }: RideFacts,
): MailRow[] {
  if (!paidBy) return [];
  const tip = tipXcgCents ? formatGuilders(strings, tipXcgCents) : formatDollars(strings, tipCents ?? 0);
  return [
    [strings.paid.label, strings.paid.by[paidBy]],
    ...(tipCents ? [[strings.paid.tip, tip] as const] : []),
  ];
}
