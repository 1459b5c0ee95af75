import type { ReactNode } from "react";
import styles from "./page-title.module.css";

type PageTitleProps = {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** One button that leads on. */
  readonly action?: ReactNode;
};

/** The head of a page: its title, a line that says what it is, and at most one action. */
export function PageTitle({ title, intro, action }: PageTitleProps) {
  return (
    <div className={styles.top}>
      <div>
        <h1 className="page-title">{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {action}
    </div>
  );
}
