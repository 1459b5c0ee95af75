import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { readFare } from "../../fares/fare-answer.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { onIslandClock, pickupInstant } from "../booking-draft.ts";
import { fareQuery } from "../fares-of.ts";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";

const PRICE_FRESH_MS = 5 * MINUTE_MS;

type OtherHourProps = {
  readonly flow: Pick<BookingFlow, "draft" | "price">;
  readonly fare: Pick<CalculatedFare, "fare" | "breakdown" | "twoCars">;
};

/** In one sentence what another hour costs: the end of a night or a holiday that is in the price, or the night that isn't. */
export function OtherHour({ flow, fare }: OtherHourProps) {
  const text = useStrings("booking/price");
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const { draft } = flow;
  const tariff = useRead(read(getConfigEndpoint, {}, 2 * PRICE_FRESH_MS)).data?.tariff;
  const pickup = pickupInstant(draft.when, now);
  const isWhole = fare.twoCars === null && draft.wayBack === null;
  const other = isWhole && tariff && pickup ? otherHour(pickup, fare, tariff) : null;
  const when = other === null ? "" : onIslandClock(other);
  const there = useRead(
    other === null ? null : readFare(fareQuery({ ...draft, when }, now), PRICE_FRESH_MS),
  ).data;
  if (other === null || there === undefined || there.fare === fare.fare) return null;
  const cheaper = there.fare < fare.fare;
  const isSameDay = pickup !== null && curacaoDate(pickup) === curacaoDate(other);
  const time = isSameDay ? formats.time(other) : formats.shortDateTime(other);
  return (
    <p className="small">
      {(cheaper ? text.cheaperAt : text.dearerAt)(time, formats.usd(there.fare))}{" "}
      {cheaper && (
        <Button tone="quiet" size="compact" onClick={() => flow.price({ when })}>
          {text.takeHour}
        </Button>
      )}
    </p>
  );
}

/** The nearest hour after a pickup at which something else is in the price. */
function otherHour(
  pickup: Date,
  { breakdown }: Pick<CalculatedFare, "breakdown">,
  { night }: Pick<WireTariff, "night">,
): Date | null {
  const has = (code: "night" | "holiday") => breakdown.some((line) => line.code === code);
  if (has("night")) return nextTime(pickup, night.until);
  // The day after at the same time; of two holidays in a row it costs the same, and nothing is said.
  if (has("holiday")) return new Date(pickup.getTime() + DAY_MS);
  return night.percent > 0 ? nextTime(pickup, night.from) : null;
}

/** When the island's clock next shows a time after a moment. */
function nextTime(after: Date, time: string): Date {
  const day = curacaoDate(after);
  const today = instantOf(day, time);
  return today > after ? today : instantOf(addDays(day, 1), time);
}
