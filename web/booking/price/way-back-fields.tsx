import { HOUR_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { type BookingDraft, nextQuarter, pickupInstant } from "../booking-draft.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import { WhenField } from "../when-field.tsx";

/** The length of a stay as dispatch first proposes it to a caller, who says at once if it is another. */
const STAY_MS = 4 * HOUR_MS;

type WayBackFlow = {
  readonly draft: Pick<BookingDraft, "wayBack" | "when">;
  readonly change: (values: Pick<BookingDraft, "wayBack">) => void;
  /** Asks for the price with another way back, where it is not asked for by itself. */
  readonly price?: BookingFlow["price"];
};

/** The way back, booked with the way there: when, and with which flight. The price follows. */
export function WayBackFields({ flow }: { readonly flow: WayBackFlow }) {
  const text = useStrings("booking/price");
  const { wayBack, when } = flow.draft;
  const take = (next: BookingDraft["wayBack"]) => {
    // Kept at once, or a day could not be typed figure by figure.
    flow.change({ wayBack: next });
    // Without a day and a time there is nothing to price; the button says so if it is pressed.
    if (next === null || pickupInstant(next.when, new Date()) !== null) flow.price?.({ wayBack: next });
  };
  // Nobody can guess when a passenger wants to go back, and a guess that is overlooked is a car for nobody.
  const firstWhen = flow.price === undefined ? backFrom(when) : "";
  return (
    <>
      <Checkbox
        checked={wayBack !== null}
        onChange={(wanted) => take(wanted ? { when: firstWhen, flight: "" } : null)}
      >
        {text.withWayBack}
      </Checkbox>
      {wayBack !== null && (
        <>
          <WhenField
            label={text.wayBackWhen}
            neverNow
            value={wayBack.when}
            onChange={(back) => take({ ...wayBack, when: back })}
          />
          <TextField
            label={text.flightBack}
            name="return_flight"
            maxLength={20}
            value={wayBack.flight}
            onChange={(flight) => flow.change({ wayBack: { ...wayBack, flight } })}
          />
        </>
      )}
    </>
  );
}

/** The time that the desk's way back is first set to: some hours after the way there. */
function backFrom(when: string): string {
  const now = new Date();
  const there = pickupInstant(when, now) ?? now;
  return nextQuarter(new Date(there.getTime() + STAY_MS));
}
