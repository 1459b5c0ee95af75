import type { ReactNode } from "react";

/** A name and what it is, inside a `<dl className="facts">`. */
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
    <section className="fact-section">
      <Heading>{title}</Heading>
      <dl className="facts">{children}</dl>
    </section>
  );
}
