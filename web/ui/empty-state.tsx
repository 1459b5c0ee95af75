import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";
import { TREE } from "./tree-drawing.ts";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  /** The sentence that says it is empty. */
  readonly title: ReactNode;
  /** The heading's level, where it is not inside a section of its own; h1 where it is the whole page. */
  readonly heading?: "h1" | "h2" | "h3";
  /** Why it is empty. */
  readonly children?: ReactNode;
  /** One button that leads on. */
  readonly action?: ReactNode;
};

/** The text of a list when there is nothing in it. */
export function EmptyState({ title, heading: Heading = "h3", children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration drawing={TREE} className={styles.tree} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
