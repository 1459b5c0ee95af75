import type { ReactNode } from "react";
import { Link } from "../router/link.tsx";

type BelowSectionProps = {
  readonly title: string;
  /** The section it belongs to. */
  readonly back: { readonly to: string; readonly name: string };
  readonly children: ReactNode;
};

/** A page of one row of a section's list, with the way back. */
export function BelowSection({ title, back, children }: BelowSectionProps) {
  return (
    <>
      <div>
        <Link to={back.to}>{back.name}</Link>
        <h1>{title}</h1>
      </div>
      {children}
    </>
  );
}
