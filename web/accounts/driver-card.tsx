import type { Me } from "../../contract/accounts/account.ts";
import { useMessages } from "../language/language-context.ts";

/** What the office has noted of a driver and his car; only the office changes it. */
export function DriverCard({ driver }: { readonly driver: NonNullable<Me["driver"]> }) {
  const text = useMessages("profile");
  return (
    <section className="card stack" aria-labelledby="driver-card">
      <h2 id="driver-card">{text.driverCard}</h2>
      <p className="muted small">{text.driverCardText}</p>
      <dl className="driver-card">
        <div>
          <dt>{text.vehicle}</dt>
          <dd>{driver.vehicle_name}</dd>
        </div>
        <div>
          <dt>{text.plate}</dt>
          <dd>
            <span className="plate">{driver.plate}</span>
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
