import { displayPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import { localizedPath, SITE_PATHS } from "../../../domain/company/site-map.ts";
import { DRAWN_COMPANY } from "../../company/drawn-company.ts";
import { useLanguage, useLateStrings, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { hasDrafts } from "../../ui/kept-drafts.ts";
import styles from "./broken-page.module.css";

/**
 * The ways on where a page failed. It reads nothing and navigates by itself: the calls and the router of the app may be
 * what failed.
 */
export default function BrokenPage() {
  const { brokenTitle, reload } = useStrings("app/shell");
  const text = useLateStrings("app/broken", "menu", true);
  const { language } = useLanguage();
  const { phone } = DRAWN_COMPANY;
  return (
    <main className="wrap section">
      <EmptyState
        heading="h1"
        title={brokenTitle}
        action={
          <div className={styles.ways}>
            <Button tone="action" onClick={() => window.location.reload()}>
              {reload}
            </Button>
            {text && (
              <>
                <a className="link" href={localizedPath(language, SITE_PATHS.home)}>
                  {text.toHome}
                </a>
                <a className="link" href={phoneLink(phone)}>
                  {text.callCompany(displayPhone(phone))}
                </a>
              </>
            )}
          </div>
        }
      >
        {text?.whatToDo} {hasDrafts() && text?.kept}
      </EmptyState>
    </main>
  );
}
