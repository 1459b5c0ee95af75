import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import type { AgreedPrice, FareLine } from "../../domain/fares/calculate-fare.ts";
import type { DistanceSource, TwoCarsOffer } from "../../contract/fares/fare-on-the-wire.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import type { ZoneKey } from "../../domain/fares/zones.ts";
import type { DealRefusal, DealTerms } from "../../domain/deals/deal.ts";
import type { Cents } from "../../domain/money.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { StoredTariff } from "./tariff-in-force.ts";
import type { TripDistance } from "./trip-distance.ts";

/** One end of a trip as a caller gives it: a name, a point, both or neither. */
export type TripEnd = {
  readonly name?: string | null | undefined;
  readonly point?: Point | null | undefined;
};

/** When a trip begins: an instant, or a time of day on the island with its date where that is known. */
export type PickupMoment = Date | { readonly time: string; readonly date?: string | null | undefined };

/** Whose fare it is. */
export type PayingRider = {
  readonly id: number | null;
  /** Of a ride that is booked: the discount it was booked with, which then stays. */
  readonly vipPercent?: number;
};

/** The hotel or firm on whose account a trip goes, with the discount that is agreed with it. */
export type PayingPartner = {
  readonly id: number;
  readonly discount_percent: number;
  /** It was named by the link that it gives to its guests, which anybody may have. */
  readonly byGuestsLink?: boolean;
  /** Fixed prices that are agreed with it; of those that fit a trip the first counts. */
  readonly rates: readonly PartnerRate[];
};
/** A price between two areas from a day on; without one it holds on every day. */
export type PartnerRate = AgreedPrice & { readonly validFrom: string | null };

export type TripToPrice = {
  readonly pickup: TripEnd;
  readonly dropoff: TripEnd;
  /** The places on the way, in their order. */
  readonly stops?: readonly TripEnd[] | undefined;
  /** The minutes that the driver waits at the last stop before going on. */
  readonly waitMinutes?: number | undefined;
  /** The distance that the client measured; a hint where we know every place. */
  readonly clientDistanceKm?: number | null | undefined;
  readonly passengers: number;
  readonly luggage: number;
  readonly at: PickupMoment;
  /** Prices the trip as on a holiday; a real holiday stays one without it. */
  readonly asHoliday?: boolean | undefined;
  /** The type of car the passenger asked for. */
  readonly vehicleType?: VehicleType | null | undefined;
  /** Of a ride that is already priced and goes the same way: the distance it was priced by, which then stays. */
  readonly distance?: TripDistance | undefined;
  /** Of a ride that is already booked: its number, since what a change of it costs nothing else does. */
  readonly rideId?: number | undefined;
  /** The tariff a ride was booked under; without one, that of the day. */
  readonly tariff?: StoredTariff | undefined;
  /** Of such a ride, too: the drawn areas as they were when it was booked. */
  readonly areas?: readonly DrawnArea[] | undefined;
  /** A quote given earlier; it sets the price when it has not expired and is for this very trip. */
  readonly quote?: string | null | undefined;
  /** The account that pays, for a discount of its own; none for guests. */
  readonly rider?: PayingRider | undefined;
  /** The hotel or firm on whose account it goes; then its discount counts, and no other. */
  readonly partner?: PayingPartner | undefined;
  /** Of a ride of a contract: the amount that is agreed for it. */
  readonly contractCents?: Cents | null | undefined;
  /** A code that was typed, in capitals. */
  readonly code?: string | null | undefined;
  /** Of a ride that is booked: the deal it was booked with, or none; no other comes to it. */
  readonly deals?: readonly DealTerms[] | undefined;
};
export type Payer = Pick<TripToPrice, "rider" | "partner" | "contractCents" | "deals">;

/** A typed code with why it takes nothing off; null where it does. */
export type CodeAnswer = { readonly code: string; readonly refusal: DealRefusal | null };

/** A party that no single car takes: the sentence that says so, and the two cars that do. */
export type LargeParty = { readonly sentence: string; readonly offer: TwoCarsOffer | null };

/** The fare of a trip and all that it came from. */
export type PricedTrip = {
  readonly fareCents: Cents;
  readonly breakdown: readonly FareLine[];
  readonly tariffId: number;
  readonly distanceM: number;
  readonly distanceSource: DistanceSource;
  /** The drive, and the time that the driver waits on the way. */
  readonly durationMin: number;
  readonly waitMinutes: number;
  readonly approximate: boolean;
  readonly airportZone: ZoneKey | null;
  readonly vehicleType: VehicleType;
  readonly vehicleAsked: boolean;
  readonly isNight: boolean;
  readonly isHoliday: boolean;
  readonly largeParty: LargeParty | null;
  /** Of a code that was typed. */
  readonly code: CodeAnswer | null;
  /** Where the ends are, as far as we know. */
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  readonly stops: readonly (Point | null)[];
};

/** The facts by which two requests are the same trip, so that the quote of the one holds for the other. */
export type TripFacts = {
  readonly pickup: string;
  readonly dropoff: string;
  readonly stops: readonly string[];
  /** Only where we have no other figure than the client's. */
  readonly clientDistanceM: number | null;
  readonly passengers: number;
  readonly luggage: number;
  readonly waitMinutes: number;
  readonly vehicleType: VehicleType | null;
  /** The minute of pickup in UTC. */
  readonly minute: string;
  /** Whether its day was named; a price without one includes no holiday. */
  readonly dated: boolean;
  /** Asked for at once, not for a time of its own. */
  readonly forNow: boolean;
  /** Whose fare it is: a discount is nobody else's. */
  readonly riderId: number | null;
  readonly partnerId: number | null;
  readonly code: string | null;
  /** The ride that is changed, which may have a tariff of its own; null for a new one. */
  readonly rideId: number | null;
};
