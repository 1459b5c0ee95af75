import { OwnProfile } from "./own-profile.tsx";
import { SiteAccount } from "./site-account.tsx";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

/** One's own name, phone and e-mail as a page of the site. */
export default function EditProfilePage() {
  return (
    <SiteAccount part="profile">
      <Own />
    </SiteAccount>
  );
}

function Own() {
  const text = useStrings("accounts/settings");
  const me = useMe();
  return (
    <div className="wrap page-end">
      <PageHead title={text.profileHead} description={text.editProfile} hidden />
      <PageTitle
        title={text.editProfile}
        {...(me.data === undefined ? {} : { intro: text.signedInAs(me.data.username) })}
        action={<ButtonLink to={paths.settings}>{text.settings}</ButtonLink>}
      />
      <OwnProfile />
    </div>
  );
}
