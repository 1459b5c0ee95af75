import { OwnSettings } from "./own-settings.tsx";
import { SiteAccount } from "./site-account.tsx";
import { useSession } from "../../api/session.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import styles from "./settings.module.css";

/** The settings as a page of the site. */
export default function SettingsPage() {
  return (
    <SiteAccount part="settings">
      <Own />
    </SiteAccount>
  );
}

function Own() {
  const text = useStrings("accounts/settings");
  const session = useSession();
  return (
    <div className={`wrap page-end ${styles.page}`}>
      <PageHead title={text.settingsHead} description={text.settings} hidden />
      <PageTitle
        title={text.settings}
        {...(session === null ? {} : { intro: text.signedInAs(session.username) })}
        action={<ButtonLink to={paths.editProfile}>{text.editProfile}</ButtonLink>}
      />
      <OwnSettings />
    </div>
  );
}
