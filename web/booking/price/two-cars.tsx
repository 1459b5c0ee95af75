import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { BookingDraft, PricedCar } from "../booking-draft.ts";
import { bothWays } from "../use-booking.ts";
import { CarDrawing } from "./car-drawing.tsx";
import styles from "./vehicle-choice.module.css";

type TwoCarsProps = {
  readonly cars: readonly PricedCar[];
  readonly draft: Pick<BookingDraft, "passengers" | "luggage">;
};

/** The two cars that take a party no single one does, who goes in each, and its price. */
export function TwoCars({ cars, draft }: TwoCarsProps) {
  const text = useStrings("booking/price");
  const rides = useStrings("rides");
  const formats = useFormats();
  const party = (passengers: number, luggage: number) =>
    `${rides.passengers(passengers)}, ${rides.bags(luggage)}`;
  return (
    <div>
      <h3>{text.twoCars}</h3>
      <p className="small muted">{text.twoCarsMeans(party(draft.passengers, draft.luggage))}</p>
      <ul className={styles.choices}>
        {cars.map((car, index) => (
          <li key={index} className={`${styles.choice} ${styles.taken}`}>
            <CarDrawing type={car.there.vehicle_type} />
            <span className={styles.head}>
              <span className={styles.name}>{rides.vehicleType[car.there.vehicle_type]}</span>
            </span>
            <b>{formats.usd(bothWays(car))}</b>
            <span className={styles.about}>{party(car.passengers, car.luggage)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
