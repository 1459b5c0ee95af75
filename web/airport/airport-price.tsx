import { useEffect, useState } from "react";
import { FareResult } from "../fares/fare-result.tsx";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import type { AirportDraft } from "./airport-trip.ts";
import { AirportPromise } from "./airport-promise.tsx";
import { BookTransfer } from "./book-transfer.tsx";
import type { AirportTrip, useAirportFare } from "./use-airport-fare.ts";
import styles from "./airport-fare.module.css";

const SUCCESS_MS = 2_000;

type AirportPriceProps = {
  readonly fare: ReturnType<typeof useAirportFare>;
  readonly trip: AirportTrip;
  readonly draft: AirportDraft;
  readonly flightNumber: string;
  /** The name of the end that isn't the airport, when its place is known. */
  readonly placeName: string | null;
  readonly onChange: (values: Partial<AirportDraft>) => void;
};

/** The price of a transfer once it is worked out, whether a car is there, and on to its booking; fetched as the price is asked for. */
export default function AirportPrice(props: AirportPriceProps) {
  const { fare, trip, draft, flightNumber, placeName, onChange } = props;
  const text = useStrings("airport");
  if (!fare.data) return null;
  return (
    <>
      <Success key={fare.updatedAt} />
      <FareResult label={text.estimated} fare={fare.data} />
      {trip.when === "" && <p className="muted small">{text.byDay}</p>}
      <AirportPromise
        availability={fare.availability}
        trip={trip}
        placeName={placeName}
        onWhen={(pickup) => onChange({ pickup })}
      />
      {/* The price was said; the button and the field need not be read out with it. */}
      <div aria-live="off" className="stack">
        <BookTransfer
          trip={trip}
          draft={draft}
          flightNumber={flightNumber}
          fare={fare.isCurrent ? fare.data.fare : null}
          placeName={placeName}
          onChange={onChange}
        />
      </div>
    </>
  );
}

/** The sentence of success, for two seconds after a fare came. */
function Success() {
  const text = useStrings("airport");
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <p className={`row ${styles.success}`}>
      <Icon name="check" />
      {text.success}
    </p>
  );
}
