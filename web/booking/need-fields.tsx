import { MORE_OF_NEEDS, RIDE_NEED_NAMES, RIDE_NEEDS, type RideNeed } from "../../domain/rides/ride-needs.ts";
import { useStrings } from "../language/language-context.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { ChildAges, ONE_CHILD } from "./child-ages.tsx";
import type { NeedsDraft } from "./needs-draft.ts";

/** A text longer than this gets a field of several lines. */
const ONE_LINE = 100;

type NeedFieldsProps = {
  readonly needs: NeedsDraft;
  readonly onChange: (needs: Partial<NeedsDraft>) => void;
  /** All that can be asked, when left out. */
  readonly names?: readonly RideNeed[];
  readonly errorOf?: (need: RideNeed) => string | undefined;
  /** Said below a field of text. */
  readonly hint?: string | undefined;
};

/** A field for each thing that can be asked of a ride. */
export function NeedFields({ needs, onChange, names = RIDE_NEED_NAMES, errorOf, hint }: NeedFieldsProps) {
  const labels = useStrings("rides").needs;
  return names.map((need) => {
    const field = RIDE_NEEDS[need];
    const value = needs[need];
    // More of a need is asked once the need is there.
    if (isMore(need) && !needs[MORE_OF_NEEDS[need]]) return null;
    if (need === "child_ages")
      return (
        <ChildAges
          key={need}
          ages={needs.child_ages}
          onChange={(child_ages) => onChange({ child_ages })}
          error={errorOf?.(need)}
        />
      );
    if (field.kind === "flag" || typeof value === "boolean") {
      return (
        <Checkbox key={need} checked={value === true} onChange={(checked) => onChange(ticked(need, checked))}>
          {labels[need]}
        </Checkbox>
      );
    }
    const shared = {
      label: labels[need],
      name: need,
      hint,
      ...(need === "all_aboard" ? { type: "time" as const } : {}),
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

function isMore(need: RideNeed): need is keyof typeof MORE_OF_NEEDS {
  return Object.hasOwn(MORE_OF_NEEDS, need);
}

/** A need that is taken away takes along what was said of it. */
function ticked(need: RideNeed, checked: boolean): Partial<NeedsDraft> {
  if (need === "child_seat") return { child_seat: checked, child_ages: checked ? ONE_CHILD : "" };
  return need === "wheelchair" && !checked
    ? { wheelchair: false, wheelchair_folds: false }
    : { [need]: checked };
}
