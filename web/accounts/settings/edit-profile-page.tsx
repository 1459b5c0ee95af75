import { can } from "../../../contract/roles.ts";
import { useVip } from "../../company/use-vip.ts";
import { DriverCard } from "./driver-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useMe } from "../../api/use-me.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { QueryView } from "../../ui/query-view.tsx";
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
      <QueryView query={me} loading={text.loading} failed={text.loadFailed}>
        {(person) => (
          <div className={styles.settings}>
            {can(person.role, "seeOwnBookings") && <OwnRides rides={person.completed_rides} />}
            <ProfileForm key={person.id} me={person} />
            {person.driver !== null && <DriverCard driver={person.driver} />}
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** How often a rider has ridden, and what that brings them. */
function OwnRides({ rides }: { readonly rides: number }) {
  const text = useStrings("accounts/settings");
  const vip = useVip(rides);
  return (
    <>
      <p className="muted">{text.completedRides(rides)}</p>
      {vip !== null && (
        <p className="strong">{vip.ridesToGo === 0 ? text.vip(vip.percent) : text.toVip(vip.ridesToGo)}</p>
      )}
    </>
  );
}
