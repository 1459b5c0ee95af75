import { z } from "zod";
import { EMAIL_SENTENCE, emailSchema } from "../accounts/account.ts";
import { PHONE_SENTENCE } from "../../domain/accounts/phone-number.ts";
import { phoneSchema } from "../accounts/phone.ts";
import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "../../domain/fares/limits.ts";
import { stopsInput } from "../fares/stops.ts";
import { waitMinutesInput } from "../fares/waiting.ts";
import {
  DISTANCE_SENTENCE,
  LUGGAGE_SENTENCE,
  PASSENGERS_SENTENCE,
} from "../../domain/fares/trip-sentences.ts";
import { VEHICLE_SENTENCE, askedVehicleTypeSchema } from "../fares/vehicle-type.ts";
import { languageSchema } from "../language-schema.ts";
import { partnerCodeSchema, roomSchema } from "../partners/ride-partner.ts";
import { CODE_SENTENCE, dealCodeSchema } from "../deals/deal-code.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { recordIdSchema } from "../record-id.ts";
import { canBeShown, emptyIsNone, optionalText, personName, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { withoutInvisible } from "../../domain/plain-name.ts";
import { needInputs } from "./ride-need-schemas.ts";

const PLACES_SENTENCE = "Please enter both pickup and drop-off locations.";
const DATE_SENTENCE = "Please select a date and time.";
export const NAME_AND_PHONE_SENTENCE = "Please enter your full name and phone number.";

const MAX_PLACE_LENGTH = 200;
const MAX_NAME_LENGTH = 120;

/** How many rides can wait or be under way for one phone that guests booked for and nobody has proved; the next is held. */
export const OPEN_BOOKINGS_UNPROVED = 3;
/** How many rides that were booked by a hotel's link for guests can be open; the next is held for dispatch. */
export const OPEN_BOOKINGS_BY_LINK = 20;
/** How many guests may book from one address in an hour before the next booking is held. */
export const GUEST_BOOKINGS_AN_HOUR = 60;
/** The same for the network of a hotel or a pier that the office trusts. */
export const TRUSTED_BOOKINGS_AN_HOUR = 300;
/** Past this an address is a script: nothing more of it is stored. */
export const MOST_GUEST_BOOKINGS_AN_HOUR = 600;
/** The same booking sent twice within this time, without a key, is one booking. */
export const SAME_BOOKING_MS = 10_000;

const placeName = z
  .string(PLACES_SENTENCE)
  .overwrite(withoutInvisible)
  .trim()
  .min(1, PLACES_SENTENCE)
  .max(MAX_PLACE_LENGTH, `Use no more than ${MAX_PLACE_LENGTH} characters.`)
  .refine(canBeShown, UNSHOWABLE_SENTENCE);

/** A whole number, also as text, which is how a form has it. */
function wholeNumber(sentence: string) {
  return z.union(
    [
      z.number(),
      z
        .string()
        .regex(/^\s*-?\d+\s*$/)
        .transform(Number),
    ],
    { error: sentence },
  );
}

/** The trip of a booking, without the passenger. */
const tripShape = {
  pickup_location: placeName,
  pickup_lat: latitudeInput.nullish(),
  pickup_lng: longitudeInput.nullish(),
  dropoff_location: placeName,
  dropoff_lat: latitudeInput.nullish(),
  dropoff_lng: longitudeInput.nullish(),
  /** The places on the way, in their order; none where it is left out. */
  stops: stopsInput.nullish(),
  ride_datetime: z.union(
    [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    { error: DATE_SENTENCE },
  ),
  passenger_count: wholeNumber(PASSENGERS_SENTENCE).pipe(
    z.int(PASSENGERS_SENTENCE).min(1, PASSENGERS_SENTENCE).max(MAX_PASSENGERS, PASSENGERS_SENTENCE),
  ),
  luggage_count: wholeNumber(LUGGAGE_SENTENCE).pipe(
    z
      .int("Luggage count must be a whole number.")
      .min(0, LUGGAGE_SENTENCE)
      .max(MAX_LUGGAGE, `Luggage count must be at most ${MAX_LUGGAGE}.`),
  ),
  /** The minutes that the driver waits at the last stop before going on to the drop-off; none where it is left out. */
  wait_minutes: waitMinutesInput.nullish(),
  /** Null or left out: the smallest that fits the party. */
  vehicle_type: emptyIsNone(askedVehicleTypeSchema, VEHICLE_SENTENCE),
  ...needInputs,
};

const riderName = personName({ missing: NAME_AND_PHONE_SENTENCE, field: "A name" }, MAX_NAME_LENGTH);

const riderPhone = z.string(PHONE_SENTENCE).trim().min(1, NAME_AND_PHONE_SENTENCE).pipe(phoneSchema);

const quote = z.string().max(8_000).nullish();

/** The way back, booked with the way there: from its drop-off to its pickup by the same stops, with the same people, bags and needs. */
const returnTripSchema = z.object({
  ride_datetime: tripShape.ride_datetime,
  flight_number: needInputs.flight_number,
  /** A quote of fareCalc for the way back. */
  quote,
});

/** A booking as it is sent. A signed-in rider may leave out name, phone and e-mail, which then come from their account. */
export const bookingSchema = z
  .object({
    ...tripShape,
    rider_name: riderName.optional(),
    rider_phone: riderPhone.optional(),
    rider_email: emptyIsNone(emailSchema, EMAIL_SENTENCE),
    /** They agree to messages about the ride by WhatsApp; without it none goes that way. */
    whatsapp_consent: z.boolean("Say yes or no.").optional(),
    /** The language of the messages; the account's or English when it is left out. */
    language: languageSchema.optional(),
    /** A hint; the fare is worked out from the server's own distance where it has one. */
    distance_km: z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d+(\.\d+)?$/)
            .transform(Number),
        ],
        { error: DISTANCE_SENTENCE },
      )
      .pipe(z.number().min(0, DISTANCE_SENTENCE).max(MAX_DISTANCE_KM, DISTANCE_SENTENCE))
      .nullish(),
    /** A quote of fareCalc: its price holds when it is for this trip. */
    quote,
    /** The end of a hotel's or a firm's booking link: the ride goes on its account. */
    partner_code: partnerCodeSchema.nullish(),
    /** The same by the number of the account, which dispatch alone may say. */
    partner_id: recordIdSchema.nullish(),
    /** The guest's room, for a ride on account. */
    room: roomSchema.nullable(),
    /** The code of a deal: a booking is refused where it doesn't count, and says why. */
    code: emptyIsNone(dealCodeSchema, CODE_SENTENCE),
    /**
     * `required`: books only where a car is free, and is refused with the next free times where none is and the company refuses what is full.
     * Left out, the ride is booked whatever the plan says, and dispatch sees that it is past capacity.
     */
    availability: z.enum(["required"], "availability is required, or left out.").nullish(),
    /** The end of the link of a place in the waiting list, which is then taken. */
    waiting_code: z.string().max(64).nullish(),
    /** The full time in whose place this one was taken, or `now` for as soon as possible; for the company's figures. */
    instead_of: z
      .union([z.literal("now"), z.iso.datetime({ offset: true })], { error: DATE_SENTENCE })
      .nullish(),
    /** Books the way back too: both rides or neither. */
    return_trip: returnTripSchema.nullish(),
  })
  .meta({ id: "Booking" });
export type Booking = z.output<typeof bookingSchema>;

/** The most rides of one list. */
const MOST_LISTED = 50;
const LIST_SENTENCE = `A list has 1 to ${MOST_LISTED} bookings.`;

/** Bookings that are made together or not at all. */
export const bookingListSchema = z
  .object({
    bookings: z.array(bookingSchema, LIST_SENTENCE).min(1, LIST_SENTENCE).max(MOST_LISTED, LIST_SENTENCE),
  })
  .meta({ id: "BookingList" });

/** Changes that a passenger may make to their booking. Only the fields that are sent change; null takes one away. */
export const rideChangeSchema = z.object({
  pickup_location: placeName.optional(),
  pickup_lat: latitudeInput.nullish(),
  pickup_lng: longitudeInput.nullish(),
  dropoff_location: placeName.optional(),
  dropoff_lat: latitudeInput.nullish(),
  dropoff_lng: longitudeInput.nullish(),
  /** All of them: those that are left out go away. */
  stops: stopsInput.nullish(),
  ride_datetime: tripShape.ride_datetime.optional(),
  passenger_count: tripShape.passenger_count.optional(),
  luggage_count: tripShape.luggage_count.optional(),
  wait_minutes: tripShape.wait_minutes,
  vehicle_type: tripShape.vehicle_type,
  ...needInputs,
  /** The version that was read; another change in between is then an edit_conflict. */
  version: z.int().optional(),
  /** The quote of the price that was shown. Without one, a change that costs something else is refused. */
  quote,
});
export type RideChange = z.output<typeof rideChangeSchema>;

/** Changes that dispatch may make to a booking. Only the fields that are sent change; null takes one away. */
export const rideEditSchema = rideChangeSchema
  .omit({ quote: true })
  .extend({
    rider_name: riderName.optional(),
    rider_phone: riderPhone.optional(),
    rider_email: emptyIsNone(emailSchema, EMAIL_SENTENCE),
    /** Moves the ride even though its driver then has two at that time. */
    force: z.boolean().optional(),
    /** Why it may cost more than the account that it is on may owe; the ride's history keeps it. */
    past_limit_reason: optionalText("A reason", 300),
  })
  .meta({ id: "RideEdit" });
export type RideEdit = z.output<typeof rideEditSchema>;
