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

/** A titled group of facts. */
export function FactSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="fact-section">
      <h3>{title}</h3>
      <dl className="facts">{children}</dl>
    </section>
  );
}
