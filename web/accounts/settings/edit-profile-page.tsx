import { DriverCard } from "./driver-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import styles from "./settings-page.module.css";

/** One's own name, phone and e-mail. */
export default function EditProfilePage() {
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
      {me.isPending && <Waiting label={text.loading} />}
      {me.error !== null && <ErrorNote onRetry={me.refetch}>{text.loadFailed}</ErrorNote>}
      {me.data !== undefined && (
        <div className={styles.settings}>
          <p className="muted">{text.vip(me.data.vip_level, me.data.completed_rides)}</p>
          <ProfileForm key={me.data.id} me={me.data} />
          {me.data.driver !== null && <DriverCard driver={me.data.driver} />}
        </div>
      )}
    </div>
  );
}
