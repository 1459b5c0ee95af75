import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { askFare } from "../fare-answer.ts";
import { FareResult } from "../fare-result.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { fareProblem, fieldAtFault } from "./fare-problem.ts";
import cardStyles from "../../ui/card.module.css";
import cellStyles from "../../ui/cell.module.css";
import styles from "./fare-calculator.module.css";

const START = { distance: "2", passengers: "2", luggage: "2" };

/** Kilometres, passengers and bags in; a fare with its lines out. */
export function FareCalculator() {
  const text = useStrings("fares/calculator");
  const form = useForm({
    initial: START,
    check: fareProblem,
    input: (trip) => trip,
    send: fareOf,
    afterwards: "keeps",
  });
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
      <TextField
        label={text.distance}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        {...line("distance")}
      />
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
      </div>
    </form>
  );
}

function fareOf({ distance, passengers, luggage }: typeof START) {
  const now = new Date();
  return askFare({
    distance_km: distance,
    passenger_count: passengers,
    luggage_count: luggage,
    trip_time: curacaoTime(now),
    trip_date: curacaoDate(now),
    is_holiday: "false",
  });
}
