import { Component, type ReactNode } from "react";
import { displayPhone, phoneLink } from "../../contract/accounts/phone-number.ts";
import { localizedPath, SITE_PATHS } from "../../contract/company/site-map.ts";
import { DRAWN_COMPANY } from "../company/drawn-company.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { hasDrafts } from "../ui/use-draft.ts";
import { report } from "./watch-errors.ts";
import styles from "./page-error.module.css";

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
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

/** It reads nothing and navigates by itself: the calls and the router of the app may be what failed. */
function BrokenPage() {
  const text = useStrings("app/shell");
  const { language } = useLanguage();
  const { phone } = DRAWN_COMPANY;
  return (
    <main className="wrap section">
      <EmptyState
        heading="h1"
        title={text.brokenTitle}
        action={
          <div className={styles.ways}>
            <Button tone="action" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
            <a className="link" href={localizedPath(language, SITE_PATHS.home)}>
              {text.toHome}
            </a>
            <a className="link" href={phoneLink(phone)}>
              {text.callCompany(displayPhone(phone))}
            </a>
          </div>
        }
      >
        {text.brokenText} {hasDrafts() && text.brokenKept}
      </EmptyState>
    </main>
  );
}
