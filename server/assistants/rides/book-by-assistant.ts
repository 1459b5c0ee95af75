import type { InputOf } from "../../../contract/assistants/tool.ts";
import type { ownBookRideTool } from "../../../contract/assistants/own-ride-tools.ts";
import { type Booking, bookingSchema } from "../../../contract/rides/booking.ts";
import { type Trx, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Caller, callerKey } from "../../http/caller.ts";
import { claimAndLock } from "../../http/claim-and-lock.ts";
import { AlreadyAnswered, KeyedRequest } from "../../http/idempotency.ts";
import { bookRide } from "../../rides/booking/book-ride.ts";
import { type PreparedBooking, prepareBooking } from "../../rides/booking/prepare-booking.ts";
import { countProofTry, proveBooking } from "../../rides/booking/prove-booking.ts";
import { type AssistantCall, type AssistantDependencies, AskPerson, aboutOf } from "../assistant-call.ts";
import { questionsIn } from "../questions.ts";
import { inBookingWords } from "../trips/placed-trip.ts";
import { type QuotedRide, promisesOf, readQuote } from "../trips/quoted-ride.ts";
import { type BookingAnswer, type KeptBooking, answerBooking } from "./answer-booking.ts";
import { askToConfirm } from "./confirmation.ts";
import { sendCode } from "./send-code.ts";
import { showRide } from "./show-ride.ts";

type Given = InputOf<typeof ownBookRideTool>;

/**
 * Books the ride of a quote once: at once where its person has said yes to our question, else held until whoever has its phone or mailbox
 * confirms it.
 */
export async function bookByAssistant(
  deps: AssistantDependencies,
  given: Given,
  call: AssistantCall,
): Promise<BookingAnswer | AskPerson> {
  const { caller } = call;
  const keyed = keyOf(deps, given, caller);
  const first = await keyed.firstAnswer();
  if (first) return bookedBefore(deps, { kept: keptIn(first), given, call });
  if (given.code !== undefined) throw nothingToConfirm();
  await deps.rateLimits.countAssistantBooking({ caller, phone: given.phone, quote: given.quote });

  const said = askForBooking(deps, given, call);
  if (said instanceof AskPerson) return said;
  if (said === "no") return { outcome: "not_booked" };
  if (typeof said === "object") return { outcome: "ask_the_person", ...said };

  const quoted = readQuote(deps.notes, given.quote);
  const booking = await bookingOf(deps, { given, quoted, caller });
  const prepared = await prepareBooking(deps, { booking, caller, hasKey: true, needsYes: said !== "yes" });
  try {
    return answerBooking(
      deps,
      await inTransaction(deps.db, (trx) => store(trx, deps, { given, keyed, prepared })),
    );
  } catch (error) {
    const other = error instanceof AlreadyAnswered ? await keyed.firstAnswer() : null;
    if (other === null) throw error;
    return answerBooking(deps, keptIn(other));
  }
}

/**
 * The word of the person on a booking. A guest's who couldn't be asked comes later, from their phone; on an account the assistant is told to ask
 * first.
 */
function askForBooking(deps: AssistantDependencies, { confirmation, ...given }: Given, call: AssistantCall) {
  if (!call.canAsk && call.caller.actor === "guest") return "unasked";
  const { code: _code, ...booked } = given;
  const question = questionsIn(given.language).book(readQuote(deps.notes, given.quote));
  return askToConfirm(deps, call, { question, about: aboutOf("book", booked), confirmation });
}

/** A key is of the account, or of the phone that is booked for: two assistants may think of the same one. */
function keyOf({ db, clock }: AssistantDependencies, given: Given, caller: Caller): KeyedRequest {
  const { code: _code, confirmation: _confirmation, ...booked } = given;
  const holder = caller.actor === "guest" ? booked.phone : callerKey(caller);
  const key = `${holder} ${booked.idempotency_key}`;
  return new KeyedRequest({
    db,
    clock,
    caller: "assistant",
    key,
    method: "book_ride",
    path: "",
    body: booked,
  });
}

function keptIn({ body }: { body: string }): KeptBooking {
  // Written by `store`.
  return JSON.parse(body) as KeptBooking;
}

type Storing = { given: Given; keyed: KeyedRequest; prepared: PreparedBooking };

async function store(
  trx: Trx,
  deps: AssistantDependencies,
  { given, keyed, prepared }: Storing,
): Promise<KeptBooking> {
  await claimAndLock(trx, keyed, prepared.locks);
  await spendQuote(trx, deps, given.quote);
  await deps.rateLimits.countWork(prepared.caller, {
    name: "booking",
    times: prepared.wayBack === null ? 1 : 2,
  });
  const ride = await bookRide(trx, prepared, deps);
  const kept = { trackingCode: ride.tracking_code, sent: await sendCode(trx, deps, ride) };
  await keyed.keep(trx, { status: 200, body: JSON.stringify(kept) });
  return kept;
}

/** A quote books one ride; with another key it is no second one. */
async function spendQuote(trx: Trx, { db, clock }: AssistantDependencies, quote: string): Promise<void> {
  const used = new KeyedRequest({
    db,
    clock,
    caller: "assistant quote",
    key: quote,
    method: "",
    path: "",
    body: null,
  });
  try {
    await used.claim(trx);
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    const sentence = "This quote is booked already. Ask quote_ride for a new one to book another ride.";
    throw new ApiError("invalid_input", sentence, { fields: { quote: sentence } });
  }
}

type Before = { kept: KeptBooking; given: Given; call: AssistantCall };

/** The same booking once more, or with the code by which its person confirms it. */
async function bookedBefore(
  deps: AssistantDependencies,
  { kept, given, call }: Before,
): Promise<BookingAnswer> {
  const { code } = given;
  const { trackingCode } = kept;
  if (code === undefined || (await showRide(deps, trackingCode)).waits_for !== "passenger") {
    return answerBooking(deps, kept);
  }
  await countProofTry(deps.db, trackingCode);
  const proof = { trackingCode, code, caller: call.caller, now: deps.clock.now() };
  await inTransaction(deps.db, (trx) => proveBooking(trx, proof));
  return answerBooking(deps, kept);
}

function nothingToConfirm(): ApiError {
  const sentence = "There is no booking with this idempotency_key to confirm. Book without a code first.";
  return new ApiError("invalid_input", sentence, { fields: { code: sentence } });
}

/** The booking in the words of the site's own, read by its schema. */
async function bookingOf(
  deps: AssistantDependencies,
  { given, quoted, caller }: { given: Given; quoted: QuotedRide; caller: Caller },
): Promise<Booking> {
  const now = deps.clock.now();
  const quotes = await promisesOf(deps.pricing, quoted, { caller, now });
  return bookingSchema.parse({
    ...inBookingWords(quoted.trip),
    ride_datetime: quoted.forNow ? now.toISOString() : quoted.at,
    quote: quotes.there,
    ...(given.name !== undefined && { rider_name: given.name }),
    ...(given.phone !== undefined && { rider_phone: given.phone }),
    ...(given.email !== undefined && { rider_email: given.email }),
    language: given.language,
    flight_number: given.flight_number,
    notes: given.notes,
    room: null,
    // Only a car that is free: a full time is told with those that aren't.
    availability: "required",
    ...(quoted.back && {
      return_trip: {
        ride_datetime: quoted.back.at,
        flight_number: given.return_flight_number,
        quote: quotes.back,
      },
    }),
  });
}
