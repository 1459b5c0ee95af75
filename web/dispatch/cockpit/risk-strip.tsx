import { phoneLink } from "../../../contract/accounts/phone-number.ts";
import {
  NO_DRIVER_MINUTES,
  RISK_KINDS,
  type Risk,
  type RiskKind,
} from "../../../contract/dispatch/forecast.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import buttonStyles from "../../ui/button.module.css";
import styles from "./risk-strip.module.css";

type RiskStripProps = {
  /** Null until they are known. */
  readonly risks: readonly Risk[] | null;
  readonly onSelect: (rideId: number) => void;
  /** Opens the list of drivers for a ride. */
  readonly onAssign: (rideId: number) => void;
};

/** What will go wrong, each kind with its soonest ride and the answer, which its number gives as well. */
export function RiskStrip({ risks, onSelect, onAssign }: RiskStripProps) {
  const text = useStrings("dispatch/cockpit");
  const kinds = RISK_KINDS.flatMap((kind) => {
    const own = (risks ?? []).filter((risk) => risk.kind === kind);
    const [first] = own;
    return first === undefined ? [] : [{ kind, first, count: own.length }];
  });
  return (
    <section className={styles.strip} aria-label={text.risks}>
      {risks !== null && kinds.length === 0 && <p className="small muted">{text.allWell}</p>}
      {kinds.map(({ kind, first, count }, index) => (
        <div key={kind} className={classNames(styles.risk, RED.includes(kind) ? styles.red : styles.amber)}>
          <kbd>{index + 1}</kbd>
          <button type="button" className={styles.what} onClick={() => onSelect(first.ride_id)}>
            <RiskWords kind={kind} first={first} count={count} />
          </button>
          {kind === "flight_moved" ? (
            <a
              className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.compact}`}
              href={phoneLink(first.rider_phone)}
              data-answer={index + 1}
            >
              {text.call}
            </a>
          ) : (
            <Button
              size="compact"
              tone="quiet"
              onClick={() => onAssign(first.ride_id)}
              data-answer={index + 1}
            >
              {kind === "no_driver" ? text.assign : text.reassign}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

const RED: readonly RiskKind[] = ["late_by_plan", "no_driver"];

type RiskWordsProps = { readonly kind: RiskKind; readonly first: Risk; readonly count: number };

function RiskWords({ kind, first, count }: RiskWordsProps) {
  const text = useStrings("dispatch/cockpit");
  const shortPlace = useShortPlace();
  const papers = usePaperText();
  const words = useDispatchTexts();
  const formats = useFormats();
  const [time, place] = [formats.time(first.ride_datetime), shortPlace(first.pickup_location)];
  const heads: Readonly<Record<RiskKind, string>> = {
    late_by_plan: text.wontMakeIt(count),
    no_driver: text.noDriverSoon(count, NO_DRIVER_MINUTES),
    papers_end: text.papersEnd(count),
    flight_moved: text.flightMoved(count),
  };
  const flight = () => {
    const { flight: number, minutes } = first;
    if (minutes === null) return text.flightOff(number ?? "");
    const by = `${minutes < 0 ? "−" : "+"}${words.minutes(Math.abs(minutes))}`;
    return `${text.flightBy(number ?? "", by)}, ${text.next(time, place)}`;
  };
  const details: Readonly<Record<RiskKind, () => string>> = {
    late_by_plan: () => text.nextLate(time, place, first.minutes ?? 0),
    no_driver: () => text.next(time, place),
    papers_end: () =>
      first.paper === null
        ? (first.driver_name ?? "")
        : `${first.driver_name}: ${papers.whyNotTheRide(first.paper)}`,
    flight_moved: flight,
  };
  return (
    <>
      <b>{heads[kind]}</b>
      <span>{details[kind]()}</span>
    </>
  );
}
