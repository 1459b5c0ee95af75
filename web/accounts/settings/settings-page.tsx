import { AccountData } from "./account-data.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactorSettings } from "./two-factor-settings.tsx";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { LookSettings } from "./look-settings.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import styles from "./settings-page.module.css";

/** Language, theme, sessions, password, two-factor and account data. */
export default function SettingsPage() {
  const text = useStrings("accounts/settings");
  const me = useMe();
  const navigate = useNavigate();
  // Nothing else is open to them before it is set up.
  const owesTwoFactor = me.data?.two_factor_needed === true;
  return (
    <div className="wrap page-end">
      <PageHead title={text.settingsHead} description={text.settings} hidden />
      <PageTitle
        title={text.settings}
        {...(me.data === undefined ? {} : { intro: text.signedInAs(me.data.username) })}
        action={<ButtonLink to={paths.editProfile}>{text.editProfile}</ButtonLink>}
      />
      <QueryView query={me} loading={text.loading} failed={text.loadFailed} />
      <div className={styles.settings}>
        <LookSettings />
        {me.data !== undefined && (
          <>
            {!owesTwoFactor && <SessionList />}
            {!owesTwoFactor && <PasswordSettings />}
            {me.data.two_factor !== "unavailable" && (
              <TwoFactorSettings state={me.data.two_factor} needed={owesTwoFactor} />
            )}
            {!owesTwoFactor && <AccountData onDeleted={() => navigate(paths.home)} />}
          </>
        )}
      </div>
    </div>
  );
}
