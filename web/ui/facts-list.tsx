import type { ReactNode } from "react";
import styles from "./facts-list.module.css";

/** What is known of something: a name on the left of each fact, what it is on the right. */
export function FactsList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
