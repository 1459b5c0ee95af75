import { type FormEvent, useState } from "react";
import { curacaoDate, curacaoTime } from "../../../contract/curacao-time.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { useAction } from "../../api/use-action.ts";
import { call } from "../../api/call.ts";
import { FareLines } from "../fare-lines.tsx";
import { LargePartyNote } from "../large-party-note.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import cardStyles from "../../ui/card.module.css";
import cellStyles from "../../ui/cell.module.css";
import styles from "./fare-calculator.module.css";

const START = { distance: "2", passengers: "2", luggage: "2" };
const MOST_PASSENGERS = 8;

/** Kilometres, passengers and bags in; a fare with its lines out. */
export function FareCalculator() {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const [input, setInput] = useState(START);
  const [error, setError] = useState<string | null>(null);
  const fare = useAction(() => {
    const now = new Date();
    return call(calculateFareForTripEndpoint, {
      query: {
        distance_km: input.distance,
        passenger_count: input.passengers,
        luggage_count: input.luggage,
        trip_time: curacaoTime(now),
        trip_date: curacaoDate(now),
        is_holiday: "false",
      },
    });
  });

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const passengers = Number(input.passengers);
    const found =
      passengers < 1 || passengers > MOST_PASSENGERS
        ? text.errors.passengers
        : Number(input.luggage) < 0
          ? text.errors.luggage
          : null;
    setError(found);
    fare.reset();
    if (found === null) fare.run();
  };
  const change = (values: Partial<typeof START>) => {
    setInput({ ...input, ...values });
    fare.reset();
  };

  return (
    <form className={`stack ${cardStyles.card}`} onSubmit={calculate} noValidate>
      <TextField
        label={text.distance}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        required
        value={input.distance}
        onChange={(distance) => change({ distance })}
      />
      <div className={cellStyles.cells}>
        <TextField
          label={text.passengers}
          type="number"
          min={0}
          step={1}
          required
          value={input.passengers}
          onChange={(passengers) => change({ passengers })}
        />
        <TextField
          label={text.luggage}
          type="number"
          min={0}
          step={1}
          required
          value={input.luggage}
          onChange={(luggage) => change({ luggage })}
        />
      </div>
      <FormError>{error ?? (fare.error !== null ? text.failed : null)}</FormError>
      <Button
        type="submit"
        tone="action"
        size="large"
        block
        busy={fare.isPending}
        busyLabel={text.calculating}
      >
        {text.calculate}
      </Button>
      <div aria-live="polite">
        {fare.data && (
          <>
            <p className={styles.result}>
              <span>{text.estimated}</span> <b>{formats.usd(fare.data.fare)}</b>{" "}
              <span className="muted nowrap">{formats.xcg(fare.data.fare)}</span>
            </p>
            <FareLines lines={fare.data.breakdown} total={fare.data.fare} />
            {fare.data.large_party && <LargePartyNote party={fare.data.large_party} />}
          </>
        )}
      </div>
    </form>
  );
}
