import { type CruiseCall, isACall, MOST_PASSENGERS } from "../../contract/demand/cruise-calls.ts";
import {
  addCruiseCallEndpoint,
  editCruiseCallEndpoint,
  getDemandEndpoint,
} from "../../contract/demand/demand.endpoints.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf, isDate, parseTime } from "../../domain/curacao-time.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { FramedPlace } from "../places/framed-place.tsx";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useForm } from "../ui/use-form.ts";
import { checkRequired } from "../ui/validation/field-rules.ts";
import styles from "./ship-form.module.css";

type Values = {
  readonly ship: string;
  readonly pier: ChosenPlace;
  readonly date: string;
  readonly from: string;
  readonly until: string;
  readonly passengers: string;
};

type ShipFormProps = {
  readonly ship: CruiseCall | null;
  readonly today: string;
  readonly onDone: () => void;
};

/** A ship to write down or to change. An end that isn't later than the beginning is on the next day. */
export function ShipForm({ ship, today, onDone }: ShipFormProps) {
  const text = useStrings("demand");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: valuesOf(ship, today),
    rules: RULES,
    input: callOf,
    send: (body, idempotencyKey) =>
      ship === null
        ? call(addCruiseCallEndpoint, { body, idempotencyKey })
        : call(editCruiseCallEndpoint, {
            params: { id: ship.id },
            body: { ...body, version: ship.version },
            idempotencyKey,
          }),
    invalidates: [getDemandEndpoint],
    onDone: () => {
      toast({ text: staff.saved });
      onDone();
    },
  });
  return (
    <form className="stack" noValidate aria-label={text.add} onSubmit={form.onSubmit}>
      <TextField {...form.field("ship")} label={text.ship} maxLength={80} autoComplete="off" />
      <FramedPlace
        label={text.pier}
        name="pier"
        value={form.values.pier}
        onChange={(pier) => form.change({ pier })}
        hint={text.pierHint}
        error={form.problemOf("pier")}
      />
      <div className={styles.times}>
        <TextField {...form.field("date")} type="date" label={text.date} />
        <TextField {...form.field("from")} type="time" label={text.from} />
        <TextField {...form.field("until")} type="time" label={text.until} hint={text.untilHint} />
        <TextField
          {...form.field("passengers")}
          type="number"
          inputMode="numeric"
          min="1"
          label={text.people}
        />
      </div>
      <FormError>{form.error === null ? null : errorText(form.error)}</FormError>
      <div className="row">
        <Button type="submit" tone="action" size="compact" busy={form.busy}>
          {staff.save}
        </Button>
        <Button size="compact" onClick={onDone}>
          {staff.cancel}
        </Button>
      </div>
    </form>
  );
}

const RULES = {
  ship: checkRequired,
  pier: ({ lat }: ChosenPlace) => (lat === null ? ("required" as const) : undefined),
  date: (date: string) => (isDate(date) ? undefined : ("date" as const)),
  from: checkTime,
  until: checkTime,
  passengers: (typed: string) => {
    const count = Number(typed);
    return Number.isInteger(count) && count >= 1 && count <= MOST_PASSENGERS ? undefined : ("check" as const);
  },
};

function checkTime(time: string): "check" | undefined {
  return parseTime(time) === null ? "check" : undefined;
}

function callOf({ ship, pier, date, from, until, passengers }: Values) {
  const begins = instantOf(date, parseTime(from) ?? "00:00:00");
  const sameDay = instantOf(date, parseTime(until) ?? "00:00:00");
  const isOver = isACall({ from: begins, until: sameDay });
  const ends = isOver ? sameDay : instantOf(addDays(date, 1), parseTime(until) ?? "00:00:00");
  return {
    ship,
    pier: pier.text,
    lat: pier.lat ?? 0,
    lng: pier.lng ?? 0,
    from: begins.toISOString(),
    until: ends.toISOString(),
    passengers: Number(passengers),
  };
}

function valuesOf(ship: CruiseCall | null, today: string): Values {
  if (ship === null)
    return { ship: "", pier: NO_PLACE, date: today, from: "08:00", until: "17:00", passengers: "" };
  const [from, until] = [new Date(ship.from), new Date(ship.until)];
  return {
    ship: ship.ship,
    pier: { text: ship.pier, lat: ship.lat, lng: ship.lng },
    date: curacaoDate(from),
    from: curacaoTime(from).slice(0, 5),
    until: curacaoTime(until).slice(0, 5),
    passengers: String(ship.passengers),
  };
}
