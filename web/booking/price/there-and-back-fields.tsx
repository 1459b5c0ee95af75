import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { MAX_STOPS } from "../../../domain/fares/limits.ts";
import { MOST_WAIT_MINUTES, WAIT_STEP_MINUTES } from "../../../domain/fares/waiting.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useHours } from "../../fares/use-hours.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/field.tsx";
import type { BookingDraft } from "../booking-draft.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import { WayBackFields } from "./way-back-fields.tsx";

const WAITS = Array.from(
  { length: MOST_WAIT_MINUTES / WAIT_STEP_MINUTES },
  (_, n) => (n + 1) * WAIT_STEP_MINUTES,
);
/** A swim or a walk, with some minutes to spare. */
const USUAL_WAIT = 120;

type ThereAndBack = Pick<BookingDraft, "wayBack" | "when" | "waitMinutes" | "stops">;
type ThereAndBackFlow = {
  readonly draft: ThereAndBack;
  readonly change: (values: Partial<ThereAndBack>) => void;
  /** Asks for the price with another way back, where it is not asked for by itself. */
  readonly price?: BookingFlow["price"];
};

/** The way back: at a time of its own, or with the driver, who waits where the company has a price for that. */
export function ThereAndBackFields({ flow }: { readonly flow: ThereAndBackFlow }) {
  const text = useStrings("booking/price");
  const formats = useFormats();
  const hours = useHours();
  const { draft, change, price } = flow;
  const waits = draft.waitMinutes ?? 0;
  const perHour = useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data?.tariff.wait_hour ?? 0;
  const take = (waitMinutes: number) => {
    const next = { waitMinutes, wayBack: null };
    if (price === undefined) change(next);
    else price(next);
  };
  return (
    <>
      {waits === 0 && <WayBackFields flow={flow} />}
      {draft.wayBack === null && (waits > 0 || (perHour > 0 && draft.stops.length < MAX_STOPS)) && (
        <>
          <Checkbox checked={waits > 0} onChange={(wanted) => take(wanted ? USUAL_WAIT : 0)}>
            {text.driverWaits}
          </Checkbox>
          {waits > 0 && (
            <SelectField
              label={text.waitHowLong}
              hint={text.waitMeans(formats.shortUsd(perHour))}
              name="wait_minutes"
              value={String(waits)}
              onChange={(minutes) => {
                change({ waitMinutes: Number(minutes) });
                take(Number(minutes));
              }}
            >
              {WAITS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {hours(minutes)}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </>
  );
}
