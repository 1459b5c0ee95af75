import { curacaoDate } from "../../../domain/curacao-time.ts";
import { PAPER_DAYS, type Paper } from "../../../domain/papers/papers.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { daysLeft, paperState } from "./driver-papers-order.ts";
import styles from "./paper-date.module.css";

/** The last day of a paper, and how long ago it was or how soon it comes, where that matters. */
export function PaperDate({ driver, paper }: { readonly driver: DriverRecord; readonly paper: Paper }) {
  return <LastDay date={driver[PAPER_DAYS[paper]]} />;
}

/** The same of any last day. */
export function LastDay({ date }: { readonly date: string | null }) {
  const words = useStrings("drivers/records");
  const { shortDay } = usePaperText();
  const today = curacaoDate(useNow(HOUR_MS));
  if (date === null) return <span className={styles.none}>{words.noPaper}</span>;
  const state = paperState(date, today);
  return (
    <span
      className={classNames(styles.paper, state === "over" && styles.over, state === "soon" && styles.soon)}
      data-ends={state}
    >
      <time dateTime={date}>{shortDay(date)}</time>
      {state !== "good" && <small>{words.ends(daysLeft(date, today))}</small>}
    </span>
  );
}

/** The taxi permit; one for a season stands here instead where it ends first. */
export function PermitDate({ driver }: { readonly driver: DriverRecord }) {
  const names = useStrings("papers").names;
  const { permit_expires_on: permit, season_permit_ends_on: season } = driver;
  if (season === null || (permit !== null && permit <= season)) {
    return <PaperDate driver={driver} paper="permit" />;
  }
  return (
    <span title={names.season_permit}>
      <PaperDate driver={driver} paper="season_permit" />
      <span className="visually-hidden">{names.season_permit}</span>
    </span>
  );
}
