import { ComesNext } from "./comes-next.tsx";
import { EndingPapers } from "./ending-papers.tsx";
import { Greeting } from "./greeting.tsx";
import { TodayFigures } from "./today-figures.tsx";
import { WaitingList } from "./waiting-list.tsx";
import styles from "./start-section.module.css";

/** Good morning: what the day has brought, what waits for the office, whose papers end, and what comes next. */
export function StartSection() {
  return (
    <>
      <Greeting />
      <TodayFigures />
      <div className={styles.beside}>
        <WaitingList />
        <div className={styles.column}>
          <EndingPapers />
          <ComesNext />
        </div>
      </div>
    </>
  );
}
