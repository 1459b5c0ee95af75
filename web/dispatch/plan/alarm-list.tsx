import type { DayPlan, PlanAlarm, PlanDifference } from "../../../contract/dispatch/plan.ts";
import type { Risk } from "../../../contract/dispatch/forecast.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../use-now.ts";
import { AlarmRow } from "./alarm-row.tsx";
import { PlanAnswers } from "./plan-answers.tsx";
import { useRiskWords } from "./use-risk-words.ts";
import type { WhatIf } from "./use-what-if.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./alarm-list.module.css";

/** The first nine have a key. */
const KEYS = 9;

type AlarmListProps = {
  /** Undefined until the plan is known. */
  readonly plan: DayPlan | undefined;
  /** Other things that go wrong: papers that end, flights that have moved. */
  readonly risks: readonly Risk[];
  readonly selected: number | null;
  readonly onSelect: (rideId: number) => void;
  readonly whatIf: WhatIf;
};

/**
 * Alarms that can still be mended, the first to be too late on top; the chosen one shows how. Below them stand the
 * drivers whom the plan tells next.
 */
export function AlarmList({ plan, risks, selected, onSelect, whatIf }: AlarmListProps) {
  const text = useStrings("dispatch/plan");
  const now = useNow();
  const alarms = alarmsOf(plan, now);
  const count = alarms.length + risks.length;
  const later = plan === undefined ? 0 : plan.summary.at_risk + plan.summary.without_car;
  const chosen = alarms.find(({ ride_id }) => ride_id === selected) ?? null;
  return (
    <section className={`${panelStyles.panel} ${styles.panel}`} aria-label={text.waits} data-alarms>
      <div className={styles.head}>
        <h2>{text.waits}</h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        {count > 0 && (
          <span className={styles.hint}>
            <kbd>1</kbd> {text.keyToAnswer} <kbd>↵</kbd>
          </span>
        )}
      </div>
      <ul className={styles.alarms} tabIndex={-1}>
        {plan !== undefined && count === 0 && (
          <li className={styles.rest}>
            <Icon name={later === 0 ? "check" : "clock"} />
            <b>{later === 0 ? text.nothingWaits : text.nothingSoon}</b>
            <span>
              {later === 0
                ? text.ridesHaveCar(plan.rides.filter(({ driver_id }) => driver_id !== null).length)
                : text.laterWithout(later)}
            </span>
          </li>
        )}
        {alarms.map((alarm, index) => (
          <AlarmRow
            key={`${alarm.kind} ${alarm.ride_id}`}
            alarm={alarm}
            number={index < KEYS ? index + 1 : null}
            now={now}
            isChosen={alarm === chosen}
            onChoose={onSelect}
            onLook={whatIf.preview}
          />
        ))}
        {risks.map((risk) => (
          <RiskRow
            key={`${risk.kind} ${risk.ride_id}`}
            risk={risk}
            isChosen={risk.ride_id === selected && chosen === null}
            onSelect={onSelect}
            onLook={whatIf.preview}
          />
        ))}
      </ul>
      {plan !== undefined && plan.tells.length > 0 && (
        <div className={count > 0 ? styles.besideAlarms : undefined}>
          <Tells plan={plan} now={now} />
        </div>
      )}
    </section>
  );
}

/** The alarms in the order in which they are shown: what can be mended first, the first to be too late on top, and what nobody can mend any more behind it. */
export function alarmsOf(plan: DayPlan | undefined, now: Date): readonly PlanAlarm[] {
  const isOver = ({ too_late_at: at }: PlanAlarm) => (Date.parse(at) <= now.getTime() ? 1 : 0);
  return (plan?.alarms ?? []).toSorted(
    (one, other) => isOver(one) - isOver(other) || one.too_late_at.localeCompare(other.too_late_at),
  );
}

type RiskRowProps = {
  readonly risk: Risk;
  readonly isChosen: boolean;
  readonly onSelect: (rideId: number) => void;
  readonly onLook: (difference: PlanDifference | null) => void;
};

/** A risk beside the plan; a ride whose car will be out has the ways to hand it over once it is chosen. */
function RiskRow({ risk, isChosen, onSelect, onLook }: RiskRowProps) {
  const text = useStrings("dispatch/cockpit");
  const { head, detail } = useRiskWords()(risk);
  return (
    <li className={classNames(styles.risk, risk.kind === "car_out" && styles.givable)}>
      <button type="button" className={styles.what} onClick={() => onSelect(risk.ride_id)}>
        <b>{head}</b>
        <span>{detail}</span>
      </button>
      {risk.kind === "flight_moved" && (
        <a className={styles.call} href={phoneLink(risk.rider_phone)}>
          {text.call}
        </a>
      )}
      {risk.kind === "car_out" && isChosen && <PlanAnswers rideId={risk.ride_id} onLook={onLook} />}
    </li>
  );
}

const TELLS_SHOWN = 2;

function Tells({ plan, now }: { readonly plan: DayPlan; readonly now: Date }) {
  const text = useStrings("dispatch/plan");
  const formats = useFormats();
  const due = plan.mode === "auto" ? text.tellsNext : text.tellNext;
  return (
    <div className={styles.tells}>
      <h3>{due}</h3>
      <ul>
        {plan.tells.slice(0, TELLS_SHOWN).map(({ ride_id, driver_name, at }) => (
          <li key={ride_id}>
            <b>{Date.parse(at) <= now.getTime() ? text.now : formats.time(at)}</b> {driver_name}, #{ride_id}
          </li>
        ))}
      </ul>
    </div>
  );
}
