import { EndingPapers } from "./ending-papers.tsx";
import { Greeting } from "./greeting.tsx";
import { TodayFigures } from "./today-figures.tsx";
import { WaitingList } from "./waiting-list.tsx";
import styles from "./start-section.module.css";

/** Good morning: what the day has brought, what waits for the office, and whose papers end. */
export function StartSection() {
  return (
    <>
      <Greeting />
      <TodayFigures />
      <div className={styles.beside}>
        <WaitingList />
        <EndingPapers />
      </div>
    </>
  );
}
