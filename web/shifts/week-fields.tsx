import { noonOf } from "../../domain/curacao-days.ts";
import { type Weekday, WEEKDAYS, workedMinutes } from "../../domain/shifts/shift-times.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { useHoursText } from "./use-hours-text.ts";
import { dayLike, typedWeek, type WeekValues } from "./week-values.ts";
import styles from "./week-fields.module.css";

/** On a phone a day is named by so many letters. */
const SHORT = 3;

type WeekForm = {
  readonly values: WeekValues;
  readonly change: (values: Partial<WeekValues>) => void;
  readonly field: (name: keyof WeekValues) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly problemOf: (name: keyof WeekValues) => string | undefined;
};

/** A week to type: a line for each day, and the first line for all the others at a press. */
export function WeekFields({ form }: { readonly form: WeekForm }) {
  const text = useStrings("shifts");
  const { duration } = useHoursText();
  const total = typedWeek(form.values).reduce((sum, shift) => sum + workedMinutes(shift), 0);
  const first = { hours: form.values.hours1, pause: form.values.pause1 };
  const fill = (weekdays: readonly Weekday[]) =>
    form.change(
      Object.fromEntries(
        weekdays.flatMap((weekday) => [
          [`hours${weekday}`, first.hours],
          [`pause${weekday}`, first.pause],
        ]),
      ),
    );
  return (
    <fieldset className={styles.week}>
      <legend className="visually-hidden">{text.week}</legend>
      <p className="small muted">{text.howToType}</p>
      <div className={styles.heads} aria-hidden="true">
        <span />
        <span>{text.hours}</span>
        <span>{text.pause}</span>
      </div>
      {WEEKDAYS.map((weekday) => (
        <DayFields key={weekday} weekday={weekday} form={form} />
      ))}
      <div className={styles.foot}>
        <Button size="compact" icon="copy" onClick={() => fill([2, 3, 4, 5])}>
          {text.likeMonday}
        </Button>
        <span className="small" role="status">
          {text.inAWeek(duration(total))}
        </span>
      </div>
    </fieldset>
  );
}

function DayFields({ weekday, form }: { readonly weekday: Weekday; readonly form: WeekForm }) {
  const text = useStrings("shifts");
  const formats = useFormats();
  const day = formats.weekday(noonOf(dayLike(weekday)));
  const [hours, pause] = [`hours${weekday}`, `pause${weekday}`] as const;
  return (
    <div className={styles.day} role="group" aria-label={day}>
      <span className={styles.name}>
        {day.slice(0, SHORT)}
        <span>{day.slice(SHORT)}</span>
      </span>
      <TextField
        {...form.field(hours)}
        compact
        className={styles.typed}
        label={`${day}, ${text.hours}`}
        placeholder={weekday === 1 ? "8–17" : text.off}
        autoComplete="off"
        error={form.problemOf(hours) && text.hoursWrong}
      />
      <TextField
        {...form.field(pause)}
        compact
        className={styles.typed}
        label={`${day}, ${text.pause}`}
        placeholder={weekday === 1 ? "30 12–14" : ""}
        autoComplete="off"
        error={form.problemOf(pause) && text.pauseWrong}
      />
    </div>
  );
}
