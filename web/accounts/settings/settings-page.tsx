import { OwnSettings } from "./own-settings.tsx";
import { SiteAccount } from "./site-account.tsx";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

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
  const me = useMe();
  return (
    <div className="wrap page-end">
      <PageHead title={text.settingsHead} description={text.settings} hidden />
      <PageTitle
        title={text.settings}
        {...(me.data === undefined ? {} : { intro: text.signedInAs(me.data.username) })}
        action={<ButtonLink to={paths.editProfile}>{text.editProfile}</ButtonLink>}
      />
      <OwnSettings />
    </div>
  );
}
