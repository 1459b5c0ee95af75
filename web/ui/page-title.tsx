import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-title.module.css";

type PageTitleProps = {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** One button that leads on. */
  readonly action?: ReactNode;
  readonly className?: string;
};

/** The head of a page: its title, a line that says what it is, and at most one action. */
export function PageTitle({ title, intro, action, className }: PageTitleProps) {
  return (
    <div className={classNames(styles.top, className)}>
      <div>
        <h1 className="page-title">{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {action}
    </div>
  );
}
