import { RIDE_NEED_NAMES, RIDE_NEEDS, type RideNeed } from "../../domain/rides/ride-needs.ts";
import { useStrings } from "../language/language-context.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import type { NeedsDraft } from "./needs-draft.ts";

/** A text longer than this gets a field of several lines. */
const ONE_LINE = 100;

type NeedFieldsProps = {
  readonly needs: NeedsDraft;
  readonly onChange: (needs: Partial<NeedsDraft>) => void;
  /** All that can be asked, when left out. */
  readonly names?: readonly RideNeed[];
  readonly errorOf?: (need: RideNeed) => string | undefined;
};

/** A field for each thing that can be asked of a ride. */
export function NeedFields({ needs, onChange, names = RIDE_NEED_NAMES, errorOf }: NeedFieldsProps) {
  const labels = useStrings("rides").needs;
  return names.map((need) => {
    const field = RIDE_NEEDS[need];
    const value = needs[need];
    if (field.kind === "flag" || typeof value === "boolean") {
      return (
        <Checkbox key={need} checked={value === true} onChange={(checked) => onChange({ [need]: checked })}>
          {labels[need]}
        </Checkbox>
      );
    }
    const shared = {
      label: labels[need],
      name: need,
      maxLength: field.max,
      error: errorOf?.(need),
      value,
      onChange: (text: string) => onChange({ [need]: text }),
    };
    return field.max > ONE_LINE ? (
      <TextAreaField key={need} {...shared} rows={3} />
    ) : (
      <TextField key={need} {...shared} />
    );
  });
}
