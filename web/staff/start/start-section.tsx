import { useMayI } from "../../api/use-may-i.ts";
import { useCompany } from "../../company/use-company.ts";
import { FirstDay } from "../../setup/first-day.tsx";
import { ComesNext } from "./comes-next.tsx";
import { EndingPapers } from "./ending-papers.tsx";
import { Greeting } from "./greeting.tsx";
import { TodayFigures } from "./today-figures.tsx";
import { WeekMail } from "./week-mail.tsx";
import { WaitingList } from "./waiting-list.tsx";
import styles from "./start-section.module.css";

/** The first day until the site opens, then good morning: what the day has brought, what waits for the office, whose papers end, and what comes next. */
export function StartSection() {
  const { opens_soon, closed_text } = useCompany();
  const mayI = useMayI();
  if (opens_soon && closed_text === undefined && mayI("company")) return <FirstDay />;
  return (
    <>
      <Greeting />
      {mayI("turnover") && <TodayFigures />}
      <div className={styles.beside}>
        <WaitingList />
        <div className={styles.column}>
          {mayI("drivers") && <EndingPapers />}
          <ComesNext />
          {mayI("money") && <WeekMail />}
        </div>
      </div>
    </>
  );
}
