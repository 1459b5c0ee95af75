import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverPicture } from "./driver-picture.tsx";
import styles from "./driver-name.module.css";

/** The driver by name, with their car and its number where there is room. */
export function DriverName({ driver }: { readonly driver: DriverRecord }) {
  const words = useStrings("drivers/records");
  const { name, phone, seats, vehicle, vehicle_type } = driver;
  return (
    <span className={styles.who}>
      <DriverPicture driver={driver} className={styles.avatar} />
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
