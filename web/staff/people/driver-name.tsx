import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { getDriverPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverMark } from "../../rides/driver-mark.tsx";
import styles from "./driver-name.module.css";

/** Who a driver is and what they drive; with the car and the number where there is room. */
export function DriverName({ driver }: { readonly driver: DriverRecord }) {
  const words = useStrings("staff/people");
  const { id, name, phone, portrait_mark, seats, vehicle, vehicle_type } = driver;
  const kept = useRead(portrait_mark ? read(getDriverPortraitEndpoint, { params: { id } }) : null);
  return (
    <span className={styles.who}>
      <DriverMark id={id} name={name} picture={kept.data?.portrait} />
      <span>
        <b title={name}>{name}</b>
        <small>
          {VEHICLES[vehicle_type].name}, {words.seats(seats)}
          <span className={styles.roomy}>
            , {vehicle}, {displayPhone(phone)}
          </span>
        </small>
      </span>
    </span>
  );
}
