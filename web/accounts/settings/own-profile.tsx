import { can } from "../../../domain/accounts/roles.ts";
import { useMe } from "../../api/use-me.ts";
import { useVip } from "../../company/use-vip.ts";
import { useStrings } from "../../language/language-context.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { ConfirmOwnPhone } from "./confirm-own-phone.tsx";
import { DriverCard } from "./driver-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./settings.module.css";

/** One's own name, phone and e-mail. */
export function OwnProfile() {
  const text = useStrings("accounts/settings");
  const me = useMe();
  return (
    <QueryView query={me} loading={text.loading} failed={text.loadFailed}>
      {(person) => (
        <div className={styles.settings}>
          <ProfileForm key={person.id} me={person} />
          <ConfirmOwnPhone me={person} />
          {can(person.role, "seeOwnBookings") && <OwnRides rides={person.completed_rides} />}
          {person.driver !== null && <DriverCard driver={person.driver} />}
        </div>
      )}
    </QueryView>
  );
}

/** How often a rider has ridden, and what that brings them. */
function OwnRides({ rides }: { readonly rides: number }) {
  const text = useStrings("accounts/settings");
  const vip = useVip(rides);
  return (
    <div className={`stack ${cardStyles.card}`}>
      <p>{text.completedRides(rides)}</p>
      {vip !== null && (
        <p className="strong">
          {vip.ridesToGo === 0 ? text.vip(vip.percent) : text.toVip(vip.ridesToGo, vip.percent)}
        </p>
      )}
    </div>
  );
}
