import type { ReactNode } from "react";
import { HelpButton } from "../help/help-button.tsx";
import styles from "./section-head.module.css";

type SectionHeadProps = {
  readonly title: string;
  /** How much there is, or what is to be known first. */
  readonly about?: ReactNode;
  /** Its search, and the one thing that can be added. */
  readonly children?: ReactNode;
};

/** The head of a section of the office: what it is on the left, what can be done with all of it on the right. */
export function SectionHead({ title, about, children }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.title}>
          <h1>{title}</h1>
          <HelpButton section={title} />
        </div>
        {about !== undefined && <p className="small muted">{about}</p>}
      </div>
      {children !== undefined && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
