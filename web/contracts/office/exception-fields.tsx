import { useStrings } from "../../language/language-context.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { ExceptionDraft, LineDraft } from "./contract-draft.ts";
import styles from "./contract-form.module.css";

type ExceptionFieldsProps = {
  readonly lines: readonly LineDraft[];
  readonly exceptions: readonly ExceptionDraft[];
  readonly onChange: (exceptions: readonly ExceptionDraft[]) => void;
  readonly errorOf: (index: number, field: string) => string | undefined;
};

const NEW: ExceptionDraft = { line: null, firstDay: "", lastDay: "", time: "", backTime: "" };

/** Days that are otherwise: nothing is driven, or at another time. */
export function ExceptionFields({ lines, exceptions, onChange, errorOf }: ExceptionFieldsProps) {
  const words = useStrings("contracts/office");
  // A trip that is new has no number by which an exception could name it.
  const numbered = lines.flatMap(({ line, pickup, dropoff }) =>
    line === null ? [] : [{ line, name: `${line}: ${pickup.text} → ${dropoff.text}` }],
  );
  return (
    <div className="stack" role="group" aria-label={words.exceptions}>
      <div>
        <h3>{words.exceptions}</h3>
        <p className="small muted">{words.exceptionsHint}</p>
      </div>
      {exceptions.map((one, index) => {
        const change = (changed: Partial<ExceptionDraft>) =>
          onChange(exceptions.with(index, { ...one, ...changed }));
        return (
          <div className={styles.exception} key={index}>
            <TextField
              compact
              type="date"
              label={words.firstDay}
              value={one.firstDay}
              onChange={(firstDay) => change({ firstDay })}
              error={errorOf(index, "first_day")}
            />
            <TextField
              compact
              type="date"
              label={words.lastDay}
              value={one.lastDay}
              onChange={(lastDay) => change({ lastDay })}
              error={errorOf(index, "last_day")}
            />
            <TextField
              compact
              type="time"
              label={words.otherTime}
              value={one.time}
              onChange={(time) => change({ time })}
            />
            <TextField
              compact
              type="time"
              label={words.otherBack}
              value={one.backTime}
              disabled={one.time === ""}
              onChange={(backTime) => change({ backTime })}
              error={errorOf(index, "back_time")}
            />
            {numbered.length > 1 && (
              <SelectField
                compact
                label={words.which}
                value={String(one.line ?? "")}
                onChange={(line) => change({ line: line === "" ? null : Number(line) })}
              >
                <option value="">{words.all}</option>
                {numbered.map(({ line, name }) => (
                  <option key={line} value={String(line)}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <IconButton
              icon="x"
              label={words.removeException(index + 1)}
              onClick={() => onChange(exceptions.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <div>
        <Button size="compact" icon="plus" onClick={() => onChange([...exceptions, NEW])}>
          {words.addException}
        </Button>
      </div>
    </div>
  );
}
