import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { ownChangeRideTool } from "../../../contract/assistants/own-ride-tools.ts";
import { type RideChange, rideChangeSchema } from "../../../contract/rides/booking.ts";
import { fromDollars } from "../../../domain/money.ts";
import { inTransaction } from "../../database/connect.ts";
import { claimAndLock } from "../../http/claim-and-lock.ts";
import { changeRide, prepareChange, priceOfChange } from "../../rides/editing/change-ride.ts";
import { type AssistantCall, type AssistantDependencies, AskPerson, aboutOf } from "../assistant-call.ts";
import { questionsIn } from "../questions.ts";
import { asStop, placeEnd } from "../trips/placed-trip.ts";
import { askToConfirm } from "./confirmation.ts";
import { findRide } from "./find-ride.ts";
import { showRide } from "./show-ride.ts";

type Given = InputOf<typeof ownChangeRideTool>;
type Answer = AnswerOfTool<typeof ownChangeRideTool>;

/** Changes a ride at the price that its person has said yes to. */
export async function changeByAssistant(
  deps: AssistantDependencies,
  { language, confirmation, reference, phone_last4, ...given }: Given,
  call: AssistantCall,
): Promise<Answer | AskPerson> {
  const trackingCode = await findRide(deps, { reference, phone_last4 }, call);
  const before = await showRide(deps, trackingCode);
  const change = changeOf(deps, given);
  const price = await priceOfChange(deps, { trackingCode, change });
  const { loses_driver: losesDriver, calculated_fare: fare, deposit } = price;
  const told = {
    fare_before_usd: before.fare_usd,
    fare_after_usd: Number(fare),
    loses_driver: losesDriver,
    ...(deposit && { deposit: { usd: Number(deposit.amount), due_at: deposit.due_at } }),
  };
  const pickupAt = change.ride_datetime ?? before.pickup_at;
  const asked = { reference, pickupAt, fareCents: fromDollars(fare), losesDriver };
  const said = askToConfirm(deps, call, {
    question: questionsIn(language).change(asked),
    about: aboutOf("change", reference, given, fare, losesDriver),
    confirmation,
  });
  if (said instanceof AskPerson) return said;
  if (said === "no") return { outcome: "not_changed", ...told };
  if (said !== "yes") return { outcome: "ask_the_person", ...told, ...said };

  const prepared = await prepareChange(deps, { trackingCode, change: { ...change, quote: price.quote } });
  const { caller } = call;
  const { takesPayLinks } = deps;
  await inTransaction(deps.db, async (trx) => {
    await claimAndLock(trx, null, prepared.locks);
    await changeRide(trx, prepared, { trackingCode, caller, now: deps.clock.now(), takesPayLinks });
  });
  return { outcome: "changed", ...told, ride: await showRide(deps, trackingCode) };
}

type Changes = Omit<Given, "language" | "confirmation" | "reference" | "phone_last4">;

/** The change in the words of the site's own, read by its schema. */
function changeOf({ places, clock }: AssistantDependencies, given: Changes): RideChange {
  const { pickup, dropoff, stops, pickup_at: at, passengers, bags, ...others } = given;
  const [from, to] = [
    pickup && placeEnd(places, pickup, "pickup"),
    dropoff && placeEnd(places, dropoff, "dropoff"),
  ];
  return rideChangeSchema.parse({
    ...others,
    ...(from && { pickup_location: from.name, pickup_lat: from.lat, pickup_lng: from.lng }),
    ...(to && { dropoff_location: to.name, dropoff_lat: to.lat, dropoff_lng: to.lng }),
    ...(stops && { stops: stops.map((stop) => asStop(placeEnd(places, stop, "stops"))) }),
    ...(at !== undefined && { ride_datetime: at === "now" ? clock.now().toISOString() : at }),
    ...(passengers !== undefined && { passenger_count: passengers }),
    ...(bags !== undefined && { luggage_count: bags }),
  });
}
