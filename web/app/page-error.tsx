import { Component, type ReactNode } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

type State = { readonly failed: boolean };

/** Shown when a page fails or its code cannot be fetched: a sentence and a link to go on. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const text = useStrings("app/shell");
  return (
    <main className="wrap section">
      <EmptyState
        heading="h1"
        title={text.brokenTitle}
        action={
          <Button tone="action" onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
        }
      >
        {text.brokenText}
      </EmptyState>
    </main>
  );
}
