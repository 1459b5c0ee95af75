import type { Cents } from "../money.ts";
import { toDollarString } from "../dollars.ts";
import { withDiscount } from "./discount.ts";
import { type Tariff, freeBags } from "./tariff.ts";
import { VEHICLES, type VehicleType } from "./vehicles.ts";
import { ZONE_NAMES } from "./zone-names.ts";
import { type AreaNames, areaName } from "../areas/drawn-area.ts";
import type { DealTerms } from "../deals/deal.ts";
import type { AreaRate, AreaSurcharge, RateEnd } from "../areas/area-prices.ts";
import type { FareArea } from "./fare-areas.ts";
import type { ZoneKey } from "./zones.ts";

/** The reasons a line can stand in a fare. */
export const FARE_CODES = [
  "start",
  "distance",
  "distance_beyond",
  "minimum",
  "airport_rate",
  "area_rate",
  "agreed_price",
  "contract_price",
  "large_party",
  "night",
  "holiday",
  "vehicle_type",
  "area_surcharge",
  "luggage",
  "waiting",
  "rounding",
  "vip_discount",
  "agreed_discount",
  "deal",
] as const;
export type FareCode = (typeof FARE_CODES)[number];

/** One line of a fare: the English label, its reason as a code, the amount, and what a translation of the label needs. */
export type FareLine = {
  readonly label: string;
  readonly code: FareCode;
  readonly amount: Cents;
  readonly km?: number;
  readonly percent?: number;
  readonly bags?: number;
  readonly minutes?: number;
  readonly zone?: ZoneKey;
  readonly vehicleType?: VehicleType;
  /** Between which areas a price was agreed. */
  readonly between?: readonly [FareArea, FareArea];
  /** The names of the drawn area that a rate or a surcharge is of, and where the other end of the rate is. */
  readonly area?: AreaNames;
  readonly end?: RateEnd;
  /** The deal that it takes off, as it was booked. */
  readonly deal?: DealTerms;
};

export type Fare = { readonly total: Cents; readonly breakdown: readonly FareLine[] };

/** A price between two areas, either way. */
export type AgreedPrice = { readonly between: readonly [FareArea, FareArea]; readonly cents: Cents };

export type FareInput = {
  readonly tariff: Tariff;
  readonly distanceKm: number;
  /** The zone at the other end of a trip from or to the airport. */
  readonly airportZone?: ZoneKey | null;
  /**
   * The price agreed with the hotel or firm that pays for a trip between these areas; it takes the place of every other
   * price of the trip.
   */
  readonly agreedPrice?: AgreedPrice | null;
  /** The fixed fare of an area that the company drew; it takes the place of the tariff's own. */
  readonly areaRate?: AreaRate | null;
  /** The amounts that drawn areas add for a trip that begins or ends in them. */
  readonly areaSurcharges?: readonly AreaSurcharge[];
  /** The amount that each ride of a contract costs, whatever it would cost otherwise. */
  readonly contractCents?: Cents | null;
  /** It passes other places on the way, so a fixed rate is the least that it costs. */
  readonly hasStops?: boolean;
  readonly passengers: number;
  readonly luggage: number;
  /** The minutes that the driver waits on the way. */
  readonly waitMinutes?: number;
  readonly isNight: boolean;
  readonly isHoliday: boolean;
  /** The type of car the passenger asked for; absent when the choice is ours. */
  readonly vehicleType?: VehicleType | null;
  /** The discount of a VIP. */
  readonly vipPercent?: number;
  /** The price agreed with the hotel or firm that pays. */
  readonly agreedPercent?: number;
  /** The deals that the trip may have. */
  readonly deals?: readonly DealTerms[];
};

/**
 * The fare of a trip, with the lines it is made of. The sum is worked out exactly and rounded once, at the end;
 * the lines are shown in whole cents, and the rounding line makes them add up to the total. A discount is of that total, to the cent; of
 * several the one that takes off the most counts, and no other.
 */
export function calculateFare(input: FareInput): Fare {
  const { tariff, contractCents } = input;
  if (typeof contractCents === "number") return contractFare(contractCents);
  const trip = tripLines(input);
  const tripGrains = grainsOf(trip);
  const parts = [
    ...trip,
    ...surchargeParts(input, tripGrains),
    ...areaParts(input),
    ...luggageParts(input),
    ...waitingParts(input),
  ];

  // An agreed price is paid by statement, not in the car: it needs no round sum.
  const isAgreed = trip.some(({ line }) => line.code === "agreed_price");
  const step = isAgreed ? 1 : tariff.roundingCents;
  const total = roundTo(step, grainsOf(parts));
  const breakdown = parts.map(({ line, grains }) => ({ ...line, amount: roundTo(1, grains) }));
  const rounding = total - sum(breakdown.map((line) => line.amount));
  if (rounding !== 0) {
    breakdown.push({ label: `Rounded to $${toDollarString(step)}`, code: "rounding", amount: rounding });
  }
  const fare = { total, breakdown };
  // An agreed price is final already.
  return isAgreed ? fare : withDiscount(fare, input);
}

function contractFare(total: Cents): Fare {
  return { total, breakdown: [{ label: "Contract price", code: "contract_price", amount: total }] };
}

/** A hundredth of a thousandth of a cent: a metre's share of a price per km, and a percent of that, are whole. */
const GRAINS_PER_CENT = 100_000;

const MINUTES_PER_HOUR = 60;

type Part = { readonly line: Omit<FareLine, "amount">; readonly grains: number };

function tripLines(input: FareInput): Part[] {
  const fixed = fixedLines(input);
  if (!fixed) return distanceLines(input);
  if (!input.hasStops) return fixed;
  const driven = distanceLines(input);
  return grainsOf(driven) > grainsOf(fixed) ? driven : fixed;
}

function fixedLines({ tariff, agreedPrice, areaRate, airportZone }: FareInput): Part[] | null {
  if (agreedPrice) return agreedLines(agreedPrice);
  if (areaRate) return areaLines(areaRate);
  return airportZone ? airportLines(tariff, airportZone) : null;
}

function agreedLines({ between, cents }: AgreedPrice): Part[] {
  return [
    { line: { label: "Agreed price", code: "agreed_price", between }, grains: cents * GRAINS_PER_CENT },
  ];
}

const RATE_LABELS: Readonly<Record<RateEnd, string>> = {
  airport: "Airport fixed rate",
  pier: "Pier fixed rate",
};

function areaLines({ names, end, cents }: AreaRate): Part[] {
  const label = `${RATE_LABELS[end]}, ${areaName(names, "en")}`;
  return [{ line: { label, code: "area_rate", area: names, end }, grains: cents * GRAINS_PER_CENT }];
}

function airportLines({ airportCents }: Tariff, zone: ZoneKey): Part[] {
  const label = `Airport fixed rate, ${ZONE_NAMES[zone]} zone`;
  return [{ line: { label, code: "airport_rate", zone }, grains: airportCents[zone] * GRAINS_PER_CENT }];
}

function distanceLines({ tariff, distanceKm }: FareInput): Part[] {
  const metres = Math.round(distanceKm * 1000);
  const near = Math.min(metres, tariff.longTripKm * 1000);
  const beyond = metres - near;
  const parts: Part[] = [
    { line: { label: "Start", code: "start" }, grains: tariff.startCents * GRAINS_PER_CENT },
    kilometres("distance", near, tariff.perKmCents),
  ];
  if (beyond > 0) parts.push(kilometres("distance_beyond", beyond, tariff.perKmBeyondCents));

  const missing = tariff.minimumCents * GRAINS_PER_CENT - grainsOf(parts);
  if (missing > 0) {
    const label = `Minimum fare $${toDollarString(tariff.minimumCents)}`;
    parts.push({ line: { label, code: "minimum" }, grains: missing });
  }
  return parts;
}

function kilometres(code: "distance" | "distance_beyond", metres: number, perKmCents: Cents): Part {
  const km = metres / 1000;
  const label = `${km.toFixed(2)} km at $${toDollarString(perKmCents)}`;
  return { line: { label, code, km }, grains: metres * perKmCents * (GRAINS_PER_CENT / 1000) };
}

function surchargeParts(input: FareInput, tripGrains: number): Part[] {
  const { tariff, vehicleType } = input;
  const { largeParty } = tariff;
  const surcharge = (
    percent: number,
    applies: boolean,
    line: Omit<FareLine, "amount" | "percent">,
  ): Part[] =>
    applies && percent > 0
      ? [
          {
            line: { ...line, label: `${line.label} +${percent}%`, percent },
            grains: (tripGrains * percent) / 100,
          },
        ]
      : [];
  return [
    ...surcharge(largeParty.percent, input.passengers >= largeParty.fromPassengers, {
      label: `${largeParty.fromPassengers} or more passengers`,
      code: "large_party",
    }),
    ...surcharge(tariff.night.percent, input.isNight, { label: "Night", code: "night" }),
    ...surcharge(tariff.holidayPercent, input.isHoliday, { label: "Public holiday", code: "holiday" }),
    ...(vehicleType
      ? surcharge(percentForType(input, vehicleType), true, {
          label: VEHICLES[vehicleType].name,
          code: "vehicle_type",
          vehicleType,
        })
      : []),
  ];
}

/** A large party pays for the seats of a large car already: by name it costs what is more than that. */
function percentForType({ tariff, passengers }: FareInput, type: VehicleType): number {
  const { largeParty, vehiclePercent } = tariff;
  const paysForSeats =
    passengers >= largeParty.fromPassengers && VEHICLES[type].seats >= largeParty.fromPassengers;
  return Math.max(0, vehiclePercent[type] - (paysForSeats ? largeParty.percent : 0));
}

/** An agreed price has everything in it. */
function areaParts({ agreedPrice, areaSurcharges = [] }: FareInput): Part[] {
  if (agreedPrice) return [];
  return areaSurcharges.map(({ names, cents }) => ({
    line: { label: `Surcharge, ${areaName(names, "en")}`, code: "area_surcharge", area: names },
    grains: cents * GRAINS_PER_CENT,
  }));
}

function luggageParts({ tariff, passengers, luggage }: FareInput): Part[] {
  const bags = luggage - freeBags(tariff, passengers);
  if (bags <= 0 || tariff.luggage.extraBagCents === 0) return [];
  const label = bags === 1 ? "1 extra bag" : `${bags} extra bags`;
  const grains = bags * tariff.luggage.extraBagCents * GRAINS_PER_CENT;
  return [{ line: { label, code: "luggage", bags }, grains }];
}

/** The time of a driver who waits costs the same at night and in any car. */
function waitingParts({ tariff, waitMinutes = 0 }: FareInput): Part[] {
  if (waitMinutes === 0) return [];
  const label = `Waiting, ${waitMinutes} min`;
  const grains = (waitMinutes * tariff.waitHourCents * GRAINS_PER_CENT) / MINUTES_PER_HOUR;
  return [{ line: { label, code: "waiting", minutes: waitMinutes }, grains }];
}

/** Whole cents, to the nearest step; a tie goes up. */
function roundTo(stepCents: Cents, grains: number): Cents {
  return Math.round(grains / (stepCents * GRAINS_PER_CENT)) * stepCents;
}

function grainsOf(parts: readonly Part[]): number {
  return sum(parts.map((part) => part.grains));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
