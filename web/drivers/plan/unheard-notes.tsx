import { useCallback, useSyncExternalStore } from "react";
import type { UnheardOffer } from "../../../contract/dispatch/own-plan.ts";
import { deviceStore } from "../../device/device-store.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { keptName } from "../day/forget-kept-rides.ts";
import { useNow } from "../day/use-now.ts";
import { AcceptButton } from "./accept-button.tsx";
import { canTake } from "./plan-of-ride.ts";
import stepNotesStyles from "../steps/step-notes.module.css";

/** The offers that came while the phone had no signal, each with what is of it now, until the driver has read it. */
export function UnheardNotes() {
  const { plan, username, noSignal } = useDriverDay();
  const [seen, see] = useSeen(username);
  const unread = noSignal ? [] : (plan?.unheard_offers ?? []).filter((offer) => !seen.has(markOf(offer)));
  return (
    <div role="status">
      {unread.map((offer) => (
        <UnheardNote key={markOf(offer)} offer={offer} onUnderstood={() => see(markOf(offer))} />
      ))}
    </div>
  );
}

type UnheardNoteProps = { readonly offer: UnheardOffer; readonly onUnderstood: () => void };

function UnheardNote({ offer, onUnderstood }: UnheardNoteProps) {
  const text = useStrings("drivers/plan").unheard;
  const { understood } = useStrings("drivers");
  const formats = useFormats();
  const now = useNow();
  const day = useDriverDay();
  const ride = day.openRequests.find(({ id }) => id === offer.ride_id);
  const free = offer.now === "free" && ride !== undefined && canTake(day, ride, now) ? ride : null;
  return (
    <div className={`${stepNotesStyles.refused} ${stepNotesStyles.lost}`}>
      <Icon name="nosignal" />
      <div>
        <p className="strong">{text.came(formats.time(offer.offered_at), offer.pickup_location)}</p>
        <p>{text.now[offer.now]}</p>
        <div className="row">
          {free !== null && <AcceptButton ride={free} size="normal" />}
          <Button onClick={onUnderstood}>{understood}</Button>
        </div>
      </div>
    </div>
  );
}

function markOf({ ride_id: id, offered_at: at }: UnheardOffer): string {
  return `${id} ${at}`;
}

const NONE: ReadonlySet<string> = new Set();

/** The offers that this driver has read of on this device. */
function useSeen(username: string) {
  const name = keptName(username, "unheard");
  const watch = useCallback((listener: () => void) => deviceStore.watch(name, listener), [name]);
  const seen = useSyncExternalStore(
    watch,
    () => deviceStore.read(name, asMarks),
    () => NONE,
  );
  return [seen, (mark: string) => deviceStore.write(name, [...seen, mark].slice(-20))] as const;
}

function asMarks(value: unknown): ReadonlySet<string> {
  return Array.isArray(value) ? new Set(value.filter((mark) => typeof mark === "string")) : NONE;
}
