import type { ReactNode } from "react";
import type { DayQuality, Usual } from "../../../contract/reports/day-quality.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import panelStyles from "../../ui/panel.module.css";
import { sharesOf, timed } from "./shares.ts";
import styles from "./quality.module.css";

/** There was nothing to count: that is known. */
const NOTHING = "–";

/** The figures of a day, each with what it is of, what was possible, and what is usual. */
export function QualityFigures({ quality }: { readonly quality: DayQuality }) {
  const text = useStrings("reports/quality");
  const { number, decimals, km } = useFormats();
  const shares = sharesOf(quality);
  const percent = (share: number) => `${decimals(share, 1)} %`;
  const shown = (share: number | null) => (share === null ? null : percent(share));
  const usual = (range: Usual | null, unit = " %") =>
    range && text.usually(decimals(range.low, 1), decimals(range.high, 1), unit);
  const { before, car_minutes: carMinutes, empty_km: emptyKm } = quality;
  const promises = timed(quality);
  return (
    <dl className={classNames(panelStyles.panel, styles.figures)}>
      <Figure
        name={text.kept}
        value={shown(shares.kept)}
        notes={[
          promises > 0 && text.keptOf(number(quality.on_time), number(promises)),
          text.keptAtAll(number(quality.kept), number(quality.promises)),
          quality.time_unknown > 0 && text.timeUnknown(quality.time_unknown),
          usual(before.promises_kept),
        ]}
      />
      <Figure
        name={text.onTime}
        value={shown(shares.onTime)}
        notes={[
          text.of(number(quality.on_time), number(quality.asked - quality.time_unknown)),
          shares.possible === null ? text.possibleUnknown : text.possible(percent(shares.possible)),
          usual(before.on_time),
        ]}
      />
      <Figure
        name={text.empty}
        value={shown(shares.empty)}
        notes={[
          emptyKm === null ? text.emptyUnknown : text.ofKm(km(emptyKm + quality.paid_km, 0)),
          quality.unknown_ways > 0 && text.unknownWays(quality.unknown_ways),
        ]}
      />
      <Figure
        name={text.paid}
        value={shown(shares.paid)}
        notes={[
          carMinutes === null
            ? text.paidUnknown
            : text.ofHours(decimals(quality.paid_minutes / 60, 1), decimals(carMinutes / 60, 1)),
          quality.drivers_without_shift > 0 && text.withoutShift(quality.drivers_without_shift),
          usual(before.paid_share),
        ]}
      />
      <Figure
        name={text.moved}
        value={quality.told === 0 ? NOTHING : number(quality.told_moved)}
        notes={[
          shares.moved === null ? text.noneTold : text.ofTold(decimals(shares.moved, 1)),
          ...quality.moved_why.map(({ why, moves }) => `${number(moves)} ${text.why[why] ?? why}`),
          usual(before.moved_of_100, ""),
        ]}
      />
      <Figure
        name={text.otherTimes}
        value={
          quality.offered === 0 ? NOTHING : text.of(number(quality.offers_taken), number(quality.offered))
        }
        notes={[
          quality.offered === 0 && text.noneOffered,
          quality.turned_away > 0 && text.turnedAway(quality.turned_away),
        ]}
      />
    </dl>
  );
}

type FigureProps = {
  readonly name: string;
  /** Null where it isn't known. */
  readonly value: string | null;
  readonly notes: readonly (ReactNode | false | null)[];
};

function Figure({ name, value, notes }: FigureProps) {
  const text = useStrings("reports/quality");
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className={styles.unknown}>{text.notKnown}</span>
        ) : (
          <b className={styles.value}>{value}</b>
        )}
        {notes
          .filter((note) => note !== false && note !== null)
          .map((note, index) => (
            <span key={index} className={styles.note}>
              {note}
            </span>
          ))}
      </dd>
    </div>
  );
}
