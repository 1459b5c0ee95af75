import type { TwoCarsOffer } from "../../contract/fares/fare-on-the-wire.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import styles from "./two-cars.module.css";

type TwoCarsProps = {
  readonly cars: TwoCarsOffer;
  /** Takes one of the two as the party to book; the other is booked after it. */
  readonly onTake: (party: { passengers: number; luggage: number }) => void;
};

/** Says which two cars do, and fills the form in for the first. */
export default function TwoCars({ cars, onTake }: TwoCarsProps) {
  const text = useStrings("booking");
  const rides = useStrings("rides");
  const formats = useFormats();
  return (
    <Note tone="live" icon="car">
      <p className="strong">{text.twoCars(formats.usd(cars.fare))}</p>
      <ul className={styles.twoCars}>
        {cars.cars.map((car, index) => (
          <li key={index}>
            <span>
              {rides.vehicleType[car.vehicle_type]}, {rides.passengers(car.passenger_count)},{" "}
              {rides.bags(car.luggage_count)}
            </span>
            <Button
              size="compact"
              onClick={() => onTake({ passengers: car.passenger_count, luggage: car.luggage_count })}
            >
              {text.takeCar(index + 1)}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
