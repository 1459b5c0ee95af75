import type { Company } from "../../domain/company/company.ts";
import { SITE_PATHS } from "../../domain/company/site-map.ts";
import type { Language } from "../../domain/languages.ts";
import { ENDED, NOT_DRIVEN, isOneOf } from "../../domain/rides/ride-states.ts";
import { fareText, formatDateTime } from "../notifications/ride-words.ts";
import { NOTIFICATION_STRINGS } from "../notifications/strings/strings.ts";
import { asPassengerSees, driverName } from "../rides/present-ride.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { type PassState, WALLET_STRINGS } from "./strings/wallet-strings.ts";

/** A field of a pass, by a name that stays. */
export type PassField = { readonly key: FieldName; readonly label: string; readonly value: string };
type FieldName = "status" | "when" | "pickup" | "dropoff" | "stops" | "reference" | "fare" | "driver" | "car";

/** All that a pass shows, in its language: facts of the ride's tracking page and no others. */
export type PassFacts = {
  readonly language: Language;
  readonly company: Pick<Company, "name" | "phone" | "mark_colour">;
  readonly reference: string;
  readonly fields: Readonly<Record<Exclude<FieldName, "stops" | "fare">, PassField>> & {
    /** Missing where it goes straight there. */
    readonly stops?: PassField;
    /** Missing where nobody was driven. */
    readonly fare?: PassField;
  };
  readonly follow: string;
  readonly call: string;
  /** The tracking page. */
  readonly link: string;
  readonly rideDatetime: Date;
  readonly pickupPoint: { readonly lat: number; readonly lng: number } | null;
  readonly ended: "driven" | "not driven" | null;
};

type Reader = { company: Company; language: Language; publicUrl: string };

/** The facts that a pass of a ride shows now. */
export function passFacts(found: RideRow, { company, language, publicUrl }: Reader): PassFacts {
  const ride = asPassengerSees(found);
  const words = NOTIFICATION_STRINGS[language];
  const own = WALLET_STRINGS[language];
  const { labels } = words;
  const notDriven = isOneOf(NOT_DRIVEN, ride.status);
  const hasDriver = ride.driver_id !== null && !notDriven;
  const field = (key: FieldName, label: string, value: string): PassField => ({ key, label, value });
  const account = ride.partner_name ?? undefined;
  const car = [ride.driver_vehicle, ride.driver_plate].filter(Boolean).join(" · ");
  const stops = ride.stops.map(({ location }) => location).join(" · ");
  return {
    language,
    company,
    reference: ride.reference,
    fields: {
      status: field("status", own.status, own.states[stateOf(ride)]),
      when: field("when", labels.when, formatDateTime(words, ride.ride_datetime)),
      pickup: field("pickup", labels.pickup, ride.pickup_location),
      dropoff: field("dropoff", labels.dropoff, ride.dropoff_location),
      ...(stops === "" ? {} : { stops: field("stops", labels.stops, stops) }),
      reference: field("reference", labels.reference, ride.reference),
      ...(notDriven
        ? {}
        : { fare: field("fare", labels.fare, fareText(words, { fareCents: ride.fare_cents, account })) }),
      driver: field("driver", labels.driver, hasDriver ? driverName(ride) : notDriven ? "–" : own.noDriver),
      car: field("car", labels.vehicle, hasDriver && car !== "" ? car : "–"),
    },
    follow: own.follow,
    call: own.call,
    link: publicUrl + SITE_PATHS.track.replace("{code}", encodeURIComponent(ride.tracking_code)),
    rideDatetime: ride.ride_datetime,
    pickupPoint:
      ride.pickup_lat === null || ride.pickup_lng === null
        ? null
        : { lat: ride.pickup_lat, lng: ride.pickup_lng },
    ended: isOneOf(ENDED, ride.status) ? (notDriven ? "not driven" : "driven") : null,
  };
}

function stateOf(ride: RideRow): PassState {
  switch (ride.status) {
    case "Completed":
      return "arrived";
    case "Cancelled":
      return "cancelled";
    case "Rejected":
      return "rejected";
    case "NoShow":
      return "notMet";
    case "PickedUp":
    case "InProgress":
      return "onBoard";
    default:
      if (ride.arrived_at !== null) return "here";
      if (ride.set_out_at !== null) return "onTheWay";
      return ride.driver_id === null ? "booked" : "driver";
  }
}
