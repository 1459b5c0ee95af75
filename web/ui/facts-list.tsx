import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./facts-list.module.css";

type FactsListProps = { readonly children: ReactNode; readonly className?: string };

/** The facts of something: the name of each on the left, its value on the right. */
export function FactsList({ children, className }: FactsListProps) {
  return <dl className={classNames(styles.list, className)}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
