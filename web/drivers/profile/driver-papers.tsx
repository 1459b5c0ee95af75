import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { PAPERS, PAPER_DAYS, PAPER_NOTICES } from "../../../domain/papers/papers.ts";
import { daysIn } from "../../../domain/reports/trend.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { FileOfPaper } from "../../papers/paper-file.tsx";
import { usePaperFiles } from "../../papers/use-paper-files.ts";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { PapersNote } from "../papers-note.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./driver-papers.module.css";

/** Until when each paper is valid, with a warning from thirty days before, and its file. The office enters the days. */
export function DriverPapers({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("drivers/profile");
  const paperText = useStrings("papers");
  const { day } = usePaperText();
  const files = usePaperFiles(own.id);
  const today = curacaoDate(useNow(HOUR_MS));
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="papers">
      <h2 id="papers">{text.papers}</h2>
      <PapersNote own={own} />
      <FactsList>
        {PAPERS.map((paper) => {
          const date = own[PAPER_DAYS[paper]] ?? null;
          const warning = date === null ? null : warningOf(date, today, text);
          return (
            <Fact key={paper} name={paperText.validUntil[paper]}>
              {date === null ? text.noDay : day(date)}
              {warning !== null && (
                <span className={styles.warning}>
                  <Icon name="alert" />
                  {warning}
                </span>
              )}
              {files.data !== undefined && (
                <FileOfPaper
                  driverId={own.id}
                  paper={paper}
                  file={files.data.find((file) => file.paper === paper)}
                />
              )}
            </Fact>
          );
        })}
      </FactsList>
      {files.error !== null && <ErrorNote onRetry={files.refetch}>{paperText.file.listFailed}</ErrorNote>}
      <p className="muted small">{own.changes_wait === true ? text.papersAsk : text.papersBy}</p>
    </section>
  );
}

type Words = {
  readonly expired: string;
  readonly expiresToday: string;
  readonly expiresSoon: (days: number) => string;
};

function warningOf(date: string, today: string, text: Words): string | null {
  if (date < today) return text.expired;
  if (date === today) return text.expiresToday;
  return date > addDays(today, PAPER_NOTICES[0])
    ? null
    : text.expiresSoon(daysIn({ start: today, end: date }));
}
