import { Component, lazy, type ReactNode, Suspense } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { report } from "./watch-errors.ts";

/** Without a network there is no more than a way to try again. */
const BrokenPage = lazy(() => import("./broken/broken-page.tsx").catch(() => ({ default: TryAgain })));

type State = { readonly failed: boolean };

/** Shown when a page fails or its code cannot be fetched: what can be done, and whether what was typed is kept. It reports itself. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report("render", error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <BrokenPage />
      </Suspense>
    );
  }
}

function TryAgain() {
  const text = useStrings("app/shell");
  return (
    <main className="wrap section">
      <h1>{text.brokenTitle}</h1>
      <Button tone="action" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </main>
  );
}
