import { dialledPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import { callAddress } from "../../../contract/call-address.ts";
import { DRIVER_LANGUAGES } from "../../../domain/drivers/driver-languages.ts";
import { getTrackedPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { CAR_DRAWINGS } from "../../company/car-drawings.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { Plate } from "../plate.tsx";
import { type CarColour, carColour } from "./car-colour.ts";
import { DriverFace } from "../driver-face.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import paintStyles from "./car-paint.module.css";
import styles from "./driver-card.module.css";

/** The paint of each colour; without one the car has the white of the fleet. */
const PAINT_CLASS: Readonly<Record<CarColour, string>> = {
  white: paintStyles.white,
  silver: paintStyles.silver,
  grey: paintStyles.grey,
  black: paintStyles.black,
  red: paintStyles.red,
  blue: paintStyles.blue,
  green: paintStyles.green,
  yellow: paintStyles.yellow,
  orange: paintStyles.orange,
  brown: paintStyles.brown,
  beige: paintStyles.beige,
};

type Driver = NonNullable<TrackedRide["driver"]>;
type DriverCardProps = {
  readonly driver: Driver;
  /** The code of the ride, which the portrait is shown for. */
  readonly code: string;
  /** The car stands at the pickup: what a guest looks for comes first, as large as the screen allows. */
  readonly atKerb: boolean;
  /** There is nothing left to call about. */
  readonly over: boolean;
};

/** The driver who comes, in which car, and how to reach them. */
export function DriverCard({ driver, code, atKerb, over }: DriverCardProps) {
  const text = useStrings("rides/tracking");
  const car = <Car driver={driver} atKerb={atKerb} />;
  return (
    <section
      className={classNames(cardStyles.card, styles.driver, atKerb && styles.kerb)}
      aria-label={text.yourDriver}
    >
      {atKerb && car}
      <Person driver={driver} code={code} />
      {!atKerb && car}
      {!over && <Reach driver={driver} />}
    </section>
  );
}

function Person({ driver, code }: { readonly driver: Driver; readonly code: string }) {
  const text = useStrings("rides/tracking");
  const spoken = useStrings("language/spoken");
  const formats = useFormats();
  const languages = DRIVER_LANGUAGES.filter((one) => driver.languages.includes(one));
  return (
    <div className={styles.person}>
      <DriverFace name={driver.name} picture={portraitOf(driver, code)} />
      <div>
        <p className={`strong ${styles.name}`}>{driver.name}</p>
        {languages.length > 0 && (
          <p className="muted small">{languages.map((one) => spoken[one]).join(", ")}</p>
        )}
        {driver.rating !== null && (
          <p className={`small ${styles.rating}`}>
            <Icon name="star" />
            <span>{text.rated(formats.decimals(driver.rating, 1))}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Where the portrait of a ride's driver is. */
function portraitOf({ portrait }: Driver, code: string): string | null {
  if (portrait === null) return null;
  const { path } = getTrackedPortraitEndpoint;
  return `/api${callAddress(path, { params: { tracking_code: code }, query: { mark: portrait } })}`;
}

type CarProps = { readonly driver: Driver; readonly atKerb: boolean };

/** The car as it drives up: its type, its colour and its plate. */
function Car({ driver, atKerb }: CarProps) {
  const text = useStrings("rides/tracking");
  const colour = carColour(driver.vehicle);
  return (
    <div className={classNames(styles.car, colour && PAINT_CLASS[colour])}>
      <p className={styles.words}>{text.carWithPlate(driver.vehicle)}</p>
      <p className={styles.plateLine}>
        <Plate plate={driver.plate} className={styles.plate} />
      </p>
      <Illustration
        drawing={CAR_DRAWINGS[driver.vehicle_type]}
        className={styles.drawing}
        {...(atKerb ? { label: driver.vehicle } : {})}
      />
    </div>
  );
}

function Reach({ driver }: { readonly driver: Driver }) {
  const text = useStrings("rides/tracking");
  const number = dialledPhone(driver.phone);
  if (number === null) return null;
  return (
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
  );
}
