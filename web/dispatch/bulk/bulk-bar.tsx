import { useEffect, useRef, useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { soonestFirst } from "../../rides/live/with-ride-event.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useDrivers } from "../live/dispatch-lists.ts";
import { useOpenRides } from "../live/use-open-rides.ts";
import type { Deed } from "./bulk-deeds.ts";
import { GiveForm, MoveForm } from "./bulk-forms.tsx";
import { unmarkAll, useMarks } from "./marks.ts";
import { type Answers, useBulk } from "./use-bulk.ts";
import { useBulkKeys } from "./use-bulk-keys.ts";
import styles from "./bulk-bar.module.css";

const NOBODY: readonly Driver[] = [];
const FIRST_FIELD = "form :is(input, select), [data-ask] button";
/** A question before it is done. */
type Asked = "give" | "move" | "cancel";

/** Deeds for the marked rides, at the foot of every screen of the desk while some are marked; and how they went. */
export function BulkBar() {
  const text = useStrings("dispatch/bulk");
  const marks = useMarks();
  const open = useOpenRides();
  const drivers = useDrivers().data ?? NOBODY;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, progress, answers, forget } = useBulk();
  const rides = soonestFirst(open.filter(({ id }) => marks.has(id)));
  const isBusy = progress !== null;
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    return () => unmarkAll();
  }, []);
  // A question is answered by keys.
  useEffect(() => {
    if (asked !== null) frame.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [asked]);

  const ask = (what: Asked) => {
    forget();
    setAsked(what);
  };
  const begin = (deed: Deed, which: readonly Ride[] = rides) => {
    setAsked(null);
    if (!isBusy) void run(deed, which);
  };
  const leave = () => {
    if (asked !== null) return setAsked(null);
    forget();
    unmarkAll();
  };
  useBulkKeys(rides.length > 0 && !isBusy, {
    onGive: () => ask("give"),
    onPlanned: () => begin({ kind: "give", to: "planned", force: false }),
    onMove: () => ask("move"),
    onTakeOut: () => begin({ kind: "take_out" }),
    onCancel: () => ask("cancel"),
    onLeave: leave,
  });

  const hasAnswers = answers !== null && answers.left.length > 0;
  if (rides.length === 0 && !hasAnswers && !isBusy) return null;
  return (
    <section ref={frame} className={styles.bar} aria-label={text.bar} data-bulk>
      {hasAnswers && <BulkAnswers answers={answers} onForce={begin} onClose={forget} />}
      {rides.length > 0 && (
        <div className={styles.line}>
          <b role="status">{isBusy ? text.doing(progress.done, progress.of) : text.marked(rides.length)}</b>
          <div className={styles.deeds}>
            <Button size="dense" busy={isBusy} onClick={() => ask("give")} aria-keyshortcuts="a">
              {text.give} <kbd>a</kbd>
            </Button>
            <Button
              size="dense"
              busy={isBusy}
              onClick={() => begin({ kind: "give", to: "planned", force: false })}
              aria-keyshortcuts="g"
            >
              {text.givePlanned} <kbd>g</kbd>
            </Button>
            <Button size="dense" busy={isBusy} onClick={() => ask("move")} aria-keyshortcuts="+">
              {text.move} <kbd>+</kbd>
            </Button>
            <Button
              size="dense"
              busy={isBusy}
              onClick={() => begin({ kind: "take_out" })}
              aria-keyshortcuts="x"
            >
              {text.takeOut} <kbd>x</kbd>
            </Button>
            <Button size="dense" busy={isBusy} onClick={() => ask("cancel")} aria-keyshortcuts="Delete">
              {text.cancel} <kbd>Del</kbd>
            </Button>
            <Button size="dense" tone="quiet" onClick={leave} aria-keyshortcuts="Escape">
              {text.unmark} <kbd>Esc</kbd>
            </Button>
          </div>
        </div>
      )}
      {asked === "give" && (
        <GiveForm
          count={rides.length}
          drivers={drivers}
          onGive={(to) => begin({ kind: "give", to, force: false })}
        />
      )}
      {asked === "move" && (
        <MoveForm count={rides.length} onMove={(minutes) => begin({ kind: "move", minutes, force: false })} />
      )}
      {asked === "cancel" && (
        <div className={styles.form} data-ask>
          <p>{text.cancelAsk(rides.length)}</p>
          <Button size="compact" tone="bad" onClick={() => begin({ kind: "cancel" })}>
            {text.cancelAll(rides.length)}
          </Button>
          <Button size="compact" tone="quiet" onClick={() => setAsked(null)}>
            {text.keep}
          </Button>
        </div>
      )}
    </section>
  );
}

type BulkAnswersProps = {
  readonly answers: Answers;
  readonly onForce: (deed: Deed, rides: readonly Ride[]) => void;
  readonly onClose: () => void;
};

/** How many went through, and of each ride that did not, why. */
function BulkAnswers({ answers: { deed, done, left }, onForce, onClose }: BulkAnswersProps) {
  const text = useStrings("dispatch/bulk");
  const formats = useFormats();
  const forceable = left.filter(({ canForce }) => canForce).map(({ ride }) => ride);
  return (
    <div className={styles.answers} role="status">
      <div className={styles.line}>
        <b>{text.answer(done, left.length)}</b>
        {forceable.length > 0 && "force" in deed && (
          <Button size="dense" onClick={() => onForce({ ...deed, force: true }, forceable)}>
            {text.allTheSame(forceable.length)}
          </Button>
        )}
        <IconButton icon="x" size="dense" label={text.close} onClick={onClose} />
      </div>
      <ul>
        {left.map(({ ride, why }) => (
          <li key={ride.id}>
            <span className="strong nowrap">
              #{ride.id} {formats.time(ride.ride_datetime)}
            </span>{" "}
            {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
