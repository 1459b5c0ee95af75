import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

type EmptyStateProps = {
  /** The sentence that says it is empty. */
  readonly title: ReactNode;
  /** Why it is empty. */
  readonly children?: ReactNode;
  /** One button that leads on. */
  readonly action?: ReactNode;
};

/** What a list shows when there is nothing in it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Illustration name="divi-divi" className="empty-tree" />
      <h3>{title}</h3>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
