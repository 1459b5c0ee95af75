import type { Me } from "../../../contract/accounts/account.ts";
import { useStrings } from "../../language/language-context.ts";
import cardStyles from "../../ui/card.module.css";
import plateStyles from "../../company/plate.module.css";
import styles from "./driver-card.module.css";

/** A driver's record with their car, which they change in their own area. */
export function DriverCard({ driver }: { readonly driver: NonNullable<Me["driver"]> }) {
  const text = useStrings("accounts/settings");
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="driver-card">
      <h2 id="driver-card">{text.driverCard}</h2>
      <p className="muted small">{text.driverCardText}</p>
      <dl className={styles.driverCard}>
        <div>
          <dt>{text.vehicle}</dt>
          <dd>{driver.vehicle_name}</dd>
        </div>
        <div>
          <dt>{text.plate}</dt>
          <dd>
            <span className={plateStyles.plate}>{driver.plate}</span>
          </dd>
        </div>
        <div>
          <dt>{text.license}</dt>
          <dd>{driver.license_number}</dd>
        </div>
        <div>
          <dt>{text.approved}</dt>
          <dd>{driver.approved ? text.yes : text.no}</dd>
        </div>
      </dl>
    </section>
  );
}
