import "./settings-page.css";
import { AccountData } from "../accounts/account-data.tsx";
import { PasswordSettings } from "../accounts/password-settings.tsx";
import { SessionList } from "../accounts/session-list.tsx";
import { TwoFactorSettings } from "../accounts/two-factor-settings.tsx";
import { useMe } from "../accounts/use-me.ts";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { useNavigate } from "../router/router-context.ts";
import { LookSettings } from "../accounts/look-settings.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { Waiting } from "../ui/waiting.tsx";

/** Language, theme, where one is signed in, password, two-factor, one's own data. */
export default function SettingsPage() {
  const text = useMessages("profile");
  const me = useMe();
  const navigate = useNavigate();
  return (
    <div className="wrap page-end">
      <PageHead title={text.settingsHead} description={text.settings} hidden />
      <PageTitle
        title={text.settings}
        {...(me.data === undefined ? {} : { intro: text.signedInAs(me.data.username) })}
        action={<ButtonLink to={paths.editProfile}>{text.editProfile}</ButtonLink>}
      />
      {me.isPending && <Waiting label={text.loading} />}
      {me.error !== null && <ErrorNote onRetry={me.again}>{text.loadFailed}</ErrorNote>}
      <div className="settings">
        <LookSettings />
        {me.data !== undefined && (
          <>
            <SessionList />
            <PasswordSettings />
            {me.data.two_factor !== "unavailable" && <TwoFactorSettings state={me.data.two_factor} />}
            <AccountData onDeleted={() => navigate(paths.home)} />
          </>
        )}
      </div>
    </div>
  );
}
