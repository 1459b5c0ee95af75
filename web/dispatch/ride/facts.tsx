import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** A name and what it is, inside a `<dl>` with the class `facts` of facts.module.css. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type FactSectionProps = {
  readonly title: string;
  /** On a page of its own it stands right under the page's title. */
  readonly heading?: "h2" | "h3";
  readonly children: ReactNode;
};

/** A titled group of facts. */
export function FactSection({ title, heading: Heading = "h3", children }: FactSectionProps) {
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}
