import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import type { PricedCar } from "../booking-draft.ts";
import { type CalculatedFare, bothWays } from "../use-booking.ts";
import type { HowPaid } from "./pay-choice.tsx";
import fareLineStyles from "../../fares/fare-lines.module.css";
import foldStyles from "../../ui/fold.module.css";
import styles from "./price-lines.module.css";

type PriceLinesProps = {
  readonly fare: CalculatedFare;
  /** A hotel or a firm pays it, and nobody pays cash. */
  readonly onAccount: boolean;
  readonly how?: HowPaid;
};

/** How the price is made up: of one car's lines, there and back, or of two cars. */
export function PriceLines({ fare, onAccount, how = null }: PriceLinesProps) {
  const price = useStrings("booking/price");
  const formats = useFormats();
  const { twoCars, wayBack, total } = fare;
  return (
    <div>
      {twoCars ? (
        <>
          {twoCars.map((car, index) => (
            <CarLines key={index} car={car} />
          ))}
          <dl className={fareLineStyles.fareLines}>
            <div className={fareLineStyles.fareTotal}>
              <dt>{price.bothCars}</dt>
              <dd>{formats.usd(total)}</dd>
            </div>
          </dl>
        </>
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
      {!onAccount && how === null && <p className="small">{price.inCash(formats.cashXcg(total))}</p>}
      <Promised waitsForDeposit={fare.deposit !== undefined} paysNow={how === "now"} />
    </div>
  );
}

/** One of two cars: what it costs, which opens to the lines that it is made of. */
function CarLines({ car }: { readonly car: PricedCar }) {
  const price = useStrings("booking/price");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { there, back } = car;
  return (
    <details className={foldStyles.fold}>
      <summary>
        <span>
          {rides.vehicleType[there.vehicle_type]}
          <br />
          <span className="muted">
            {rides.passengers(car.passengers)}, {rides.bags(car.luggage)}
          </span>
        </span>
        <span className={styles.ofCar}>
          {formats.usd(bothWays(car))} <Icon name="down" />
        </span>
      </summary>
      {back !== null && <h3 className={styles.way}>{price.wayThere}</h3>}
      <FareLines lines={there.breakdown} total={there.fare} />
      {back !== null && (
        <>
          <h3 className={styles.way}>{price.wayBack}</h3>
          <FareLines lines={back.breakdown} total={back.fare} />
        </>
      )}
    </details>
  );
}

type PromisedProps = { readonly waitsForDeposit: boolean; readonly paysNow: boolean };

/** The terms that decide, said where the decision falls; a deposit is paid now, and says itself what becomes of it. */
function Promised({ waitsForDeposit, paysNow }: PromisedProps) {
  const { promised } = useStrings("booking/price");
  const { fixed, nothingNow, freeToCancel } = promised;
  const said = waitsForDeposit ? [fixed] : [fixed, ...(paysNow ? [] : [nothingNow]), freeToCancel];
  return (
    <ul className={styles.promised}>
      {said.map((sentence) => (
        <li key={sentence}>
          <Icon name="check" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
