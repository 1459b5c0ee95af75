import { getOwnShiftsEndpoint, proposeShiftsEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts } from "../../contract/shifts/shifts.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { readTypedDay } from "../../domain/shifts/typed-day.ts";
import { call } from "../api/call.ts";
import { read } from "../api/read.ts";
import { setCached } from "../api/update-read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Segmented } from "../ui/choices.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useForm } from "../ui/use-form.ts";
import { HomeField, homeValue, isHome, typedHome } from "./home-field.tsx";
import { dayFault, OneDayFields } from "./one-day-fields.tsx";
import { WeekFields } from "./week-fields.tsx";
import { hasOverlap, typedWeek, WEEK_RULES, type WeekValues, weekValues } from "./week-values.ts";

const OWN_SHIFTS = read(getOwnShiftsEndpoint);

type Values = WeekValues & {
  readonly of: "week" | "day";
  readonly date: string;
  readonly hours: string;
  readonly pause: string;
  readonly home: ReturnType<typeof homeValue>;
  readonly note: string;
};

type ProposalFormProps = { readonly shifts: DriverShifts; readonly onDone: () => void };

/** A change that a driver proposes: the week and home, or one day. */
export function ProposalForm({ shifts, onDone }: ProposalFormProps) {
  const text = useStrings("shifts");
  const errorText = useErrorText();
  const toast = useToast();
  const initial: Values = {
    ...weekValues(shifts.week),
    of: "week",
    date: "",
    hours: "",
    pause: "",
    home: homeValue(shifts.home),
    note: "",
  };
  const form = useForm({
    initial,
    rules: RULES,
    check: (values) => {
      if (values.of === "day") return null;
      if (hasOverlap(values)) return "overlap";
      return isNew(values, initial) ? null : "nothingNew";
    },
    input: (values) => proposalOf(values, initial),
    send: (body, idempotencyKey) => call(proposeShiftsEndpoint, { body, idempotencyKey }),
    onDone: (fresh) => {
      setCached(OWN_SHIFTS, fresh);
      toast({ text: text.own.sent });
      onDone();
    },
  });
  const { values } = form;
  return (
    <form className="stack" noValidate aria-label={text.own.propose} onSubmit={form.onSubmit}>
      <Segmented
        fills
        label={text.own.propose}
        choices={[
          { value: "week", label: text.week },
          { value: "day", label: text.own.oneDay },
        ]}
        value={values.of}
        onChange={(of) => form.change({ of })}
      />
      {values.of === "week" ? (
        <>
          <WeekFields form={form} />
          <HomeField
            value={values.home}
            onChange={(home) => form.change({ home })}
            isWrong={form.problemOf("home") !== undefined}
          />
        </>
      ) : (
        <>
          <TextField {...form.field("date")} type="date" label={text.own.date} />
          <OneDayFields form={form} />
        </>
      )}
      <TextField {...form.field("note")} label={text.note} maxLength={300} />
      <FormError>
        {form.problem === "overlap"
          ? text.overlap
          : form.problem === "nothingNew"
            ? text.own.nothingNew
            : null}
      </FormError>
      <FormError>{form.error === null ? null : errorText(form.error)}</FormError>
      <Button type="submit" tone="action" busy={form.busy}>
        {text.own.send}
      </Button>
    </form>
  );
}

const RULES = {
  ...Object.fromEntries(
    Object.entries(WEEK_RULES).map(([name, rule]) => [
      name,
      (typed: string, values: Values) => (values.of === "week" ? rule(typed, values) : undefined),
    ]),
  ),
  home: (place: Values["home"], { of }: Values) => (of === "week" ? isHome(place) : undefined),
  date: (day: string, { of }: Values) => (of === "day" && !isDate(day) ? ("date" as const) : undefined),
  hours: (_typed: string, values: Values) => faultOf(values, "hours"),
  pause: (_typed: string, values: Values) => faultOf(values, "pause"),
};

function faultOf(values: Values, field: "hours" | "pause"): "check" | undefined {
  return values.of === "day" ? dayFault(field, values) : undefined;
}

function isNew(values: Values, initial: Values): boolean {
  const proposal = proposalOf(values, initial);
  return "week" in proposal || "home" in proposal;
}

/** The proposal as it is sent: the parts that would be otherwise. */
function proposalOf(values: Values, initial: Values) {
  const { note } = values;
  if (values.of === "day") {
    return { days: [{ day: values.date, shifts: [...readTypedDay(values).shifts] }], note };
  }
  const week = typedWeek(values);
  const home = typedHome(values.home);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(isSame(week, typedWeek(initial)) ? {} : { week }),
    ...(isSame(home, typedHome(initial.home)) ? {} : { home }),
    note,
  };
}
