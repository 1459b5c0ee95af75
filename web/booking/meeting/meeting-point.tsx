import { useId } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { DRAWINGS } from "../../company/drawings.ts";
import hato from "../../company/illustrations/hato.svg?url";
import megaPier from "../../company/illustrations/mega-pier.svg?url";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { MeetingPlace } from "./meeting-place.ts";
import foldStyles from "../../ui/fold.module.css";
import styles from "./meeting-point.module.css";

type MeetingPointProps = {
  readonly at: MeetingPlace;
  /** The name on the driver's sign, where it was said. */
  readonly sign?: string | undefined;
};

/** Longer names don't fit on the sign of the picture. */
const MOST_ON_SIGN = 8;
const CARS_AT = [8, 118, 228];

/** Where a driver waits for who comes by plane or by ship: a picture of the way there, and the way in words. */
export function MeetingPoint({ at, sign }: MeetingPointProps) {
  const text = useStrings("booking/meeting")[at];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text.title}</h2>
        <p className="muted small">{text.near}</p>
      </div>
      <WayToDriver at={at} sign={sign} />
    </section>
  );
}

/** The same folded away, beside a trip that begins there. */
export function FoldedMeetingPoint({ at }: MeetingPointProps) {
  const text = useStrings("booking/meeting")[at];
  return (
    <details className={classNames(foldStyles.fold, styles.fold)}>
      <summary>
        {text.title}
        <Icon name="down" />
      </summary>
      <WayToDriver at={at} />
    </details>
  );
}

function WayToDriver({ at, sign = "" }: MeetingPointProps) {
  const text = useStrings("booking/meeting");
  const company = useCompany();
  const { plan, board, steps } = text[at];
  const minutes = at === "hato" ? company.airport_wait_minutes : company.pier_wait_minutes;
  const ways = [...steps, [text.yourDriver, text.withSign(minutes)] as const];
  return (
    <>
      <div className={styles.body}>
        <svg className={styles.plan} viewBox="0 0 360 236" role="img" aria-label={plan}>
          <use href={`${at === "hato" ? hato : megaPier}#art`} />
          {CARS_AT.map((x) => (
            <use key={x} href={`${DRAWINGS.comfort.url}#art`} transform={`translate(${x} 186) scale(0.25)`} />
          ))}
          <text {...(at === "hato" ? { x: 125, y: 32 } : { x: 159, y: 90 })} className={styles.board}>
            {board}
          </text>
          <text x="306" y="164.5" className={styles.board}>
            {text.taxiStand}
          </text>
          <text x="281" y="100.5" className={styles.sign}>
            {nameOnSign(sign) ?? text.anyName}
          </text>
          {STEPS[at].map(([x, y], index) => (
            <text key={x} x={x} y={y} className={styles.number}>
              {index + 1}
            </text>
          ))}
        </svg>
        <ol className={styles.ways}>
          {ways.map(([what, how], index) => (
            <li key={what}>
              <b aria-hidden="true">{index + 1}</b>
              <span>
                <strong>{what}</strong>
                <br />
                {how}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.lost}>
        <Icon name="phone" />
        <span>
          {text.cantFind} <a href={phoneLink(company.phone)}>{companyPhone(company.phone)}</a>
        </span>
      </p>
    </>
  );
}

/** The middles of the three numbers of each picture. */
const STEPS: Readonly<Record<MeetingPlace, readonly (readonly [number, number])[]>> = {
  hato: [
    [125, 96.6],
    [150, 136.6],
    [208, 166.6],
  ],
  pier: [
    [66, 98.6],
    [159, 116.6],
    [208, 166.6],
  ],
};

/** The last name of who is met, as far as the sign has room; null where it has none. */
function nameOnSign(sign: string): string | null {
  const last = sign.trim().split(/\s+/).at(-1) ?? "";
  return last === "" || last.length > MOST_ON_SIGN ? null : last;
}
