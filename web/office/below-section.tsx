import type { ReactNode } from "react";
import { HelpButton } from "../help/help-button.tsx";
import { Link } from "../router/link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

type BelowSectionProps = {
  readonly title: string;
  /** The section it belongs to. */
  readonly back: { readonly to: string; readonly name: string };
  /** Stands in for the page where the list has no such row. */
  readonly missing: string | null;
  /** Below a head that has the page's title already. */
  readonly heading?: "h1" | "h2";
  readonly children?: ReactNode;
};

/** A page of one row of a section's list, with the way back. */
export function BelowSection({ title, back, missing, heading: Heading = "h1", children }: BelowSectionProps) {
  return (
    <>
      <div>
        <Link to={back.to}>{back.name}</Link>
        <div className="row">
          <Heading>{title}</Heading>
          {Heading === "h1" && <HelpButton section={title} />}
        </div>
      </div>
      {missing === null ? children : <EmptyState heading="h2" title={missing} />}
    </>
  );
}
