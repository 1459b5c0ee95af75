import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate, isDate } from "../../../domain/curacao-time.ts";
import { csvSeparatorOf } from "../../../domain/csv.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { DayQuality } from "../../../contract/reports/day-quality.ts";
import { getDayQualityEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { readDated } from "../../api/read-dated.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { useSearchParams } from "../../router/router-context.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useNow } from "../../ui/use-now.ts";
import { AsOf } from "../as-of.tsx";
import { qualityCsv } from "./quality-csv.ts";
import { QualityDrivers } from "./quality-drivers.tsx";
import { QualityFigures } from "./quality-figures.tsx";
import { QualityHours } from "./quality-hours.tsx";
import { timed } from "./shares.ts";
import styles from "./quality.module.css";

/** How good a day was: a sentence, the figures beside what was possible, the hours and the drivers. Each day has an address. */
export function QualitySection() {
  const text = useStrings("reports/quality");
  const { weekday, date } = useFormats();
  const [params, setParams] = useSearchParams();
  const today = curacaoDate(useNow(HOUR_MS));
  const asked = params.get("day") ?? "";
  // In the morning it's yesterday that one looks back at.
  const day = isDate(asked) && asked <= today ? asked : addDays(today, -1);
  const go = (next: string) => {
    if (isDate(next) && next <= today) setParams({ day: next }, { replace: true });
  };
  return (
    <>
      <SectionHead title={text.howGood(weekday(noonOf(day)))} about={date(noonOf(day))}>
        <div className={styles.day}>
          <IconButton icon="left" label={text.dayBefore} onClick={() => go(addDays(day, -1))} />
          <TextField
            label={<span className="visually-hidden">{text.day}</span>}
            type="date"
            compact
            value={day}
            onChange={go}
          />
          <IconButton
            icon="right"
            label={text.dayAfter}
            disabled={day === today}
            onClick={() => go(addDays(day, 1))}
          />
        </div>
      </SectionHead>
      <OfDay key={day} day={day} />
    </>
  );
}

function OfDay({ day }: { readonly day: string }) {
  const errorText = useErrorText();
  const text = useStrings("reports/quality");
  const quality = useRead(readDated(getDayQualityEndpoint, { query: { day } }));
  return (
    <QueryView query={quality} failed={errorText}>
      {({ value, asOf }) => (
        <>
          <AsOf at={asOf} />
          {value.asked === 0 && value.drivers.length === 0 ? (
            <EmptyState title={text.nothing} />
          ) : (
            <Quality quality={value} />
          )}
        </>
      )}
    </QueryView>
  );
}

function Quality({ quality }: { readonly quality: DayQuality }) {
  const text = useStrings("reports/quality");
  const { language } = useLanguage();
  const save = () =>
    saveFile(
      `quality-${quality.day}.csv`,
      "text/csv",
      qualityCsv(quality, { text, separator: csvSeparatorOf(language) }),
    );
  return (
    <>
      <div className={styles.verdict}>
        <p>
          <Verdict quality={quality} />
        </p>
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
      </div>
      <QualityFigures quality={quality} />
      <QualityHours hours={quality.hours} />
      <QualityDrivers quality={quality} />
    </>
  );
}

/** The day in one or two sentences. */
function Verdict({ quality }: { readonly quality: DayQuality }) {
  const text = useStrings("reports/quality");
  const { number } = useFormats();
  const promises = timed(quality);
  const { on_time: onTime, possible, turned_away: turnedAway } = quality;
  const sentences = [
    promises === 0
      ? text.nothing
      : onTime === promises
        ? text.verdictAll(number(promises))
        : text.verdict(number(onTime), number(promises)),
    promises > 0 && onTime < promises && possible !== null && text.atMost(number(possible)),
    turnedAway > 0 && text.turnedAway(turnedAway),
    quality.so_far && text.soFar,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
