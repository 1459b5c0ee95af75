import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import type { VehicleType } from "../../../contract/fares/vehicles.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { useMessages } from "../../language/language-context.ts";
import { Plate } from "../../rides/plate.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CAR_DRAWINGS } from "../../ui/more-drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";

type DriverCardProps = {
  readonly driver: NonNullable<TrackedRide["driver"]>;
  readonly vehicleType: VehicleType;
  readonly over: boolean;
};

/** Who comes, in which car, and how to reach him. */
export function DriverCard({ driver, vehicleType, over }: DriverCardProps) {
  const text = useMessages("track");
  const number = dialledPhone(driver.phone);
  return (
    <section className="card" aria-label={text.yourDriver}>
      <div className="driver">
        <p className="strong driver-name">{driver.name}</p>
        <div className="carpic">
          <p className="small">{text.carWithPlate(driver.vehicle)}</p>
          <p>
            <Plate plate={driver.plate} />
          </p>
          <Illustration drawing={CAR_DRAWINGS[vehicleType]} />
        </div>
      </div>
      {!over && number !== null && (
        <div className="acts2">
          <a className="btn btn-live" href={`tel:${number}`}>
            <Icon name="phone" />
            {text.call(driver.name.split(" ")[0] ?? driver.name)}
          </a>
          <a className="btn btn-line" href={`https://wa.me/${number.replace("+", "")}`} rel="noreferrer">
            <Icon name="chat" />
            WhatsApp
          </a>
        </div>
      )}
    </section>
  );
}
