import { useStrings } from "../language/language-context.ts";
import { SelectField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { Stepper } from "../ui/stepper.tsx";
import styles from "./child-ages.module.css";

const UNSAID = "?";
/** A seat for a child whose age nobody said. */
export const ONE_CHILD = UNSAID;
const MOST_CHILDREN = 4;
/** In years; at twelve a belt does. */
const AGES = Array.from({ length: 12 }, (_, age) => String(age));

type ChildAgesProps = {
  /** As the booking keeps them: "0, 4". */
  readonly ages: string;
  readonly onChange: (ages: string) => void;
  readonly error?: string | undefined;
};

/** How many child seats, and how old each child is. */
export function ChildAges({ ages, onChange, error }: ChildAgesProps) {
  const text = useStrings("rides").childSeats;
  const children = ages.trim() === "" ? [UNSAID] : ages.split(/, ?/);
  const keep = (next: readonly string[]) => onChange(next.join(", "));
  return (
    <div className={styles.children}>
      <Stepper
        label={text.count}
        value={children.length}
        min={1}
        max={MOST_CHILDREN}
        onChange={(count) => keep([...children, UNSAID].slice(0, count))}
      />
      {children.map((age, index) => (
        <SelectField
          key={index}
          label={text.ageOf(index + 1)}
          value={age}
          onChange={(next) => keep(children.with(index, next))}
        >
          {[...new Set([UNSAID, ...AGES, age])].map((choice) => (
            <option key={choice} value={choice}>
              {choice === UNSAID ? text.unsaid : text.years(Number(choice))}
            </option>
          ))}
        </SelectField>
      ))}
      <FormError>{error ?? null}</FormError>
    </div>
  );
}
