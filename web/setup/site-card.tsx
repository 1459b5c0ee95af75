import { readSetupEndpoint, setSiteOpenEndpoint } from "../../contract/setup/setup.endpoints.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { CompanyMark } from "../company/company-mark.tsx";
import { companyPhone } from "../company/company-phone.ts";
import { DRAWINGS } from "../company/drawings.ts";
import { useCompany } from "../company/use-company.ts";
import { useStrings } from "../language/language-context.ts";
import { useStaffAction } from "../office/use-staff-action.ts";
import { paths } from "../router/paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Illustration } from "../ui/illustration.tsx";
import { FormError } from "../ui/note.tsx";
import panelStyles from "../ui/panel.module.css";
import styles from "./site-card.module.css";

/** The page that the public sees until the site opens, and the button that opens it. */
export function SiteCard({ setup: { may_open, steps } }: { readonly setup: Setup }) {
  const text = useStrings("setup");
  const errorText = useErrorText();
  const { phone } = useCompany();
  const opening = useStaffAction(setSiteOpenEndpoint, {
    refresh: [readSetupEndpoint, getConfigEndpoint],
    toastText: text.opened,
  });
  const missing = steps.filter(({ done, needed }) => needed && !done);
  return (
    <section className={panelStyles.panel} aria-labelledby="setup-site">
      <div className={panelStyles.head}>
        <h2 id="setup-site">{text.site}</h2>
        <span className={styles.state}>{may_open ? text.toOpen : text.soon}</span>
      </div>
      <div className={styles.preview} role="img" aria-label={text.seen}>
        <p className={styles.address}>
          <Icon name="lock" />
          {typeof window === "undefined" ? "" : window.location.host}
        </p>
        <div>
          <CompanyMark className={styles.mark} />
          <strong>{text.soon}</strong>
          <span>{text.intro}</span>
          {phone !== "" && (
            <span>
              {text.call} <b>{companyPhone(phone)}</b>
            </span>
          )}
        </div>
        <Illustration drawing={DRAWINGS.skylineSmall} className={styles.street} />
      </div>
      <div className={styles.foot}>
        <FormError>{opening.error && errorText(opening.error)}</FormError>
        <div className={styles.two}>
          <ButtonLink size="dense" to={paths.home}>
            {text.preview}
          </ButtonLink>
          <Button
            size="dense"
            tone={may_open ? "action" : "line"}
            disabled={!may_open}
            busy={opening.isPending}
            onClick={() => void opening.run({ body: { open: true } })}
          >
            {text.open}
          </Button>
        </div>
        <p className="small muted">
          {missing.length === 0
            ? text.only
            : text.needs(missing.map(({ step }) => text.steps[step].name).join(", "))}
        </p>
      </div>
    </section>
  );
}
