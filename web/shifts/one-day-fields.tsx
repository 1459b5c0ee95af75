import { readTypedDay, type TypedDay } from "../../domain/shifts/typed-day.ts";
import { useStrings } from "../language/language-context.ts";
import { TextField } from "../ui/field.tsx";

type Field = keyof TypedDay;

type OneDayForm = {
  readonly field: (name: Field) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly problemOf: (name: Field) => string | undefined;
};

/** Hours and break of one day, each a line to type. */
export function OneDayFields({ form }: { readonly form: OneDayForm }) {
  const text = useStrings("shifts");
  return (
    <>
      <TextField
        {...form.field("hours")}
        label={text.hours}
        hint={text.howToType}
        placeholder={text.off}
        autoComplete="off"
        error={form.problemOf("hours") && text.hoursWrong}
      />
      <TextField
        {...form.field("pause")}
        label={text.pause}
        autoComplete="off"
        error={form.problemOf("pause") && text.pauseWrong}
      />
    </>
  );
}

/** The fault of one of the two lines, as the rule of its field. */
export function dayFault(field: Field, values: TypedDay): "check" | undefined {
  return readTypedDay(values).fault === field ? "check" : undefined;
}
