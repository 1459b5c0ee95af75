import { type VehicleType, VEHICLES } from "../../../domain/fares/vehicles.ts";
import { CarPicture } from "../../company/car-picture.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTexts } from "../use-site-texts.ts";
import styles from "./car-card.module.css";

/** One type of car, with what it takes. */
export function CarCard({ type }: { readonly type: VehicleType }) {
  const text = useStrings("site-texts/fleet");
  const { nickname, about } = useTexts(type);
  const { seats, bags } = VEHICLES[type];
  const words = text.types[type];
  return (
    <article className={styles.carCard}>
      <CarPicture type={type} label={words.picture} />
      <div className={styles.text}>
        <div>
          <h2>{words.type}</h2>
          <p className={styles.nick}>{nickname}</p>
        </div>
        <ul className={styles.carFacts}>
          <li>
            <Icon name="seat" />
            {text.seats(seats)}
          </li>
          <li>
            <Icon name="bag" />
            {bags === null ? text.cargoSpace : text.bags(bags)}
          </li>
        </ul>
        <p className={`muted ${styles.about}`}>{about}</p>
      </div>
    </article>
  );
}
