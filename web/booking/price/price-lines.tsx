import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type CalculatedFare, bothWays } from "../use-booking.ts";
import fareLineStyles from "../../fares/fare-lines.module.css";
import styles from "./price-lines.module.css";

type PriceLinesProps = {
  readonly fare: CalculatedFare;
  /** A hotel or a firm pays it, and nobody pays cash. */
  readonly onAccount: boolean;
};

/** How the price is made up: of one car's lines, there and back, or of two cars. */
export function PriceLines({ fare, onAccount }: PriceLinesProps) {
  const price = useStrings("booking/price");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { twoCars, wayBack, total } = fare;
  return (
    <div>
      {twoCars ? (
        <dl className={fareLineStyles.fareLines}>
          {twoCars.map((car, index) => (
            <div key={index}>
              <dt>{rides.vehicleType[car.there.vehicle_type]}</dt>
              <dd>{formats.usd(bothWays(car))}</dd>
            </div>
          ))}
          <div className={fareLineStyles.fareTotal}>
            <dt>{price.bothCars}</dt>
            <dd>{formats.usd(total)}</dd>
          </div>
        </dl>
      ) : (
        <>
          {wayBack !== null && <h3 className={styles.way}>{price.wayThere}</h3>}
          <FareLines lines={fare.breakdown} total={fare.fare} />
          {wayBack !== null && (
            <>
              <h3 className={styles.way}>{price.wayBack}</h3>
              <FareLines lines={wayBack.breakdown} total={wayBack.fare} />
              <dl className={`${fareLineStyles.fareLines} ${styles.both}`}>
                <div className={fareLineStyles.fareTotal}>
                  <dt>{price.bothWays}</dt>
                  <dd>{formats.usd(total)}</dd>
                </div>
              </dl>
            </>
          )}
        </>
      )}
      {!onAccount && <p className="small muted">{price.inCash(formats.xcg(total))}</p>}
    </div>
  );
}
