import type { CSSProperties } from "react";
import type { Board } from "../../../contract/dispatch/board.ts";
import type { DayPlan } from "../../../contract/dispatch/plan.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { percentOf } from "./board-time.ts";
import rowStyles from "./board-row.module.css";
import styles from "./board-strip.module.css";

type Quarter = DayPlan["quarters"][number];

const QUARTER_MS = 15 * MINUTE_MS;
/** From this width on a quarter says in words how it stands. */
const WORDS_PX = 56;
/** The height that the highest quarter takes of the strip, whose words stand above it. */
const HIGHEST_REM = 2.25;
/** With so few cars free it is tight. */
const TIGHT = 1;

type BoardStripProps = {
  readonly quarters: readonly Quarter[];
  readonly range: Pick<Board, "from" | "to">;
  readonly now: Date;
  readonly lanePx: number;
};

/** How each quarter of an hour stands: what is asked, what of it is promised in time, and the cars for it. */
export function BoardStrip({ quarters, range, now, lanePx }: BoardStripProps) {
  const text = useStrings("dispatch/plan").strip;
  const formats = useFormats();
  const shown = quarters.filter(
    ({ at }) => Date.parse(at) + QUARTER_MS > Date.parse(range.from) && at < range.to,
  );
  const most = Math.max(1, ...shown.map(({ asked, promised, free }) => Math.max(asked, promised + free)));
  const share = (QUARTER_MS / (Date.parse(range.to) - Date.parse(range.from))) * 100;
  const hasWords = (share / 100) * lanePx >= WORDS_PX;
  const wordsOf = ({ asked, promised, free }: Quarter) => {
    if (asked > promised) return text.short(asked - promised);
    return free === 0 ? text.full : text.free(free);
  };
  const high = (count: number) => `${(count / most) * HIGHEST_REM}rem`;
  return (
    <div className={rowStyles.row} role="row">
      <div className={`${rowStyles.who} ${styles.key}`} role="rowheader">
        <span className={styles.keyAsked}>{text.asked}</span>
        <span className={styles.keyPromised}>{text.promised}</span>
        <span className={styles.keyCars}>{text.cars}</span>
      </div>
      <div className={`${rowStyles.lanePlace} ${styles.lane}`} role="cell">
        {shown.map((quarter) => {
          const { at, asked, promised, free } = quarter;
          const isShort = asked > promised;
          const place = {
            left: `${percentOf(Date.parse(at), range)}%`,
            width: `calc(${share}% - 2px)`,
            "--cars": high(promised + free),
            "--promised": high(promised),
            "--asked": high(Math.max(asked, promised)),
          } as CSSProperties;
          return (
            <span
              key={at}
              className={classNames(
                styles.quarter,
                isShort ? styles.short : free <= TIGHT && styles.tight,
                Date.parse(at) + QUARTER_MS <= now.getTime() && styles.past,
              )}
              style={place}
              title={text.quarter(formats.time(at), asked, promised, free)}
            >
              <i className={styles.cars} />
              <i className={styles.promised} />
              {isShort && <i className={styles.asked} />}
              {hasWords && <span className={styles.words}>{wordsOf(quarter)}</span>}
              {asked > 0 && <b>{isShort && hasWords ? text.of(promised, asked) : asked}</b>}
            </span>
          );
        })}
      </div>
    </div>
  );
}
