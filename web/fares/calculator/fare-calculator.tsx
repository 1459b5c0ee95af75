import { useState } from "react";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { askFare } from "../fare-answer.ts";
import { FareResult } from "../fare-result.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type ChosenPlace, NO_PLACE } from "../../places/chosen-place.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { fareProblem, fieldAtFault } from "./fare-problem.ts";
import cardStyles from "../../ui/card.module.css";
import cellStyles from "../../ui/cell.module.css";
import styles from "./fare-calculator.module.css";

const START = { distance: "2", passengers: "2", luggage: "2" };

type Ends = { readonly from: ChosenPlace; readonly to: ChosenPlace };
const NO_ENDS: Ends = { from: NO_PLACE, to: NO_PLACE };

/** Two places or kilometers, passengers and bags in; a fare with its lines out, the fixed ones of the airport too. */
export function FareCalculator() {
  const text = useStrings("fares/calculator");
  const formats = useFormats();
  const [ends, setEnds] = useState(NO_ENDS);
  const form = useForm({
    initial: START,
    check: (typed) => fareProblem(typed, ends),
    input: (trip) => trip,
    send: (trip) => fareOf(trip, ends),
    afterwards: "keeps",
  });
  const placed = ends.from.lat !== null && ends.to.lat !== null;
  const end = (name: keyof Ends, label: string) => (
    <PlaceField
      label={label}
      name={name}
      value={ends[name]}
      invalid={problem === "places" && ends[name].lat === null}
      onChange={(place) => {
        setEnds({ ...ends, [name]: place });
        form.reset();
      }}
    />
  );
  const { field, data: fare, problem } = form;
  const line = (name: keyof typeof START) => ({
    ...field(name),
    required: true,
    "aria-invalid": fieldAtFault(problem) === name || undefined,
    onChange: (value: string) => {
      form.change({ [name]: value });
      form.reset();
    },
  });

  return (
    <form className={`stack ${cardStyles.card}`} onSubmit={form.onSubmit} noValidate>
      {end("from", text.from)}
      {end("to", text.to)}
      {/* Between two places the streets say how far it is. */}
      {!placed && (
        <TextField
          label={text.distance}
          hint={text.orDistance}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          {...line("distance")}
        />
      )}
      <div className={cellStyles.cells}>
        <TextField label={text.passengers} type="number" min={0} step={1} {...line("passengers")} />
        <TextField label={text.luggage} type="number" min={0} step={1} {...line("luggage")} />
      </div>
      {problem !== null && <FormError>{text.errors[problem]}</FormError>}
      {form.error !== null && <FormError>{text.failed}</FormError>}
      <Button type="submit" tone="action" size="large" block busy={form.busy} busyLabel={text.calculating}>
        {text.calculate}
      </Button>
      <div aria-live="polite" className={styles.result}>
        {fare && <FareResult label={text.estimated} fare={fare} />}
        {fare?.distance_km !== undefined && placed && (
          <p className="muted">{text.between(formats.km(fare.distance_km))}</p>
        )}
      </div>
    </form>
  );
}

function fareOf({ distance, passengers, luggage }: typeof START, { from, to }: Ends) {
  const now = new Date();
  const ends = {
    pickup_place: from.text.trim(),
    pickup_lat: from.lat ?? "",
    pickup_lng: from.lng ?? "",
    dropoff_place: to.text.trim(),
    dropoff_lat: to.lat ?? "",
    dropoff_lng: to.lng ?? "",
  };
  return askFare({
    ...(from.lat === null || to.lat === null ? { distance_km: distance } : ends),
    passenger_count: passengers,
    luggage_count: luggage,
    trip_time: curacaoTime(now),
    trip_date: curacaoDate(now),
    is_holiday: "false",
  });
}
