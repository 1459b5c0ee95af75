import { dialledPhone, phoneLink } from "../../../contract/accounts/phone-number.ts";
import type { VehicleType } from "../../../contract/fares/vehicles.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Plate } from "../plate.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CAR_DRAWINGS } from "../../company/car-drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import styles from "./driver-card.module.css";

type DriverCardProps = {
  readonly driver: NonNullable<TrackedRide["driver"]>;
  readonly vehicleType: VehicleType;
  readonly over: boolean;
};

/** Who comes, in which car, and how to reach them. */
export function DriverCard({ driver, vehicleType, over }: DriverCardProps) {
  const text = useStrings("rides/tracking");
  const number = dialledPhone(driver.phone);
  return (
    <section className={cardStyles.card} aria-label={text.yourDriver}>
      <div className={styles.driver}>
        <p className={`strong ${styles.name}`}>{driver.name}</p>
        <div className={styles.carPicture}>
          <p className="small">{text.carWithPlate(driver.vehicle)}</p>
          <p>
            <Plate plate={driver.plate} />
          </p>
          <Illustration drawing={CAR_DRAWINGS[vehicleType]} />
        </div>
      </div>
      {!over && number !== null && (
        <div className={styles.actions}>
          <a className={`${buttonStyles.button} ${buttonStyles.live}`} href={phoneLink(number)}>
            <Icon name="phone" />
            {text.call(driver.name.split(" ")[0] ?? driver.name)}
          </a>
          <a
            className={`${buttonStyles.button} ${buttonStyles.line}`}
            href={`https://wa.me/${number.replace("+", "")}`}
            rel="noreferrer"
          >
            <Icon name="chat" />
            WhatsApp
          </a>
        </div>
      )}
    </section>
  );
}
