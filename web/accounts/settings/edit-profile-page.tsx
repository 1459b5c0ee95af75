import { OwnProfile } from "./own-profile.tsx";
import { SiteAccount } from "./site-account.tsx";
import { useSession } from "../../api/session.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import styles from "./settings.module.css";

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
  const session = useSession();
  return (
    <div className={`wrap page-end ${styles.page}`}>
      <PageHead title={text.profileHead} description={text.editProfile} hidden />
      <PageTitle
        title={text.editProfile}
        {...(session === null ? {} : { intro: text.signedInAs(session.username) })}
        action={<ButtonLink to={paths.settings}>{text.settings}</ButtonLink>}
      />
      <OwnProfile />
    </div>
  );
}
