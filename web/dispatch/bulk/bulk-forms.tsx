import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import styles from "./bulk-bar.module.css";

type GiveFormProps = {
  readonly count: number;
  readonly drivers: readonly Driver[];
  readonly onGive: (driver: Driver) => void;
};

/** Which driver gets all of them. */
export function GiveForm({ count, drivers, onGive }: GiveFormProps) {
  const text = useStrings("dispatch/bulk");
  const [chosen, setChosen] = useState("");
  const onShift = drivers.filter(({ status }) => status !== "inactive");
  const driver = onShift.find(({ id }) => String(id) === chosen);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (driver !== undefined) onGive(driver);
      }}
    >
      <SelectField compact label={text.driver} value={chosen} onChange={setChosen}>
        <option value="">{text.choose}</option>
        {onShift.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button size="compact" tone="action" type="submit" disabled={driver === undefined}>
        {text.giveAll(count)}
      </Button>
    </form>
  );
}

const QUICK_MINUTES = [-30, -15, 15, 30] as const;
/** A day: more is another booking. */
const MOST_MINUTES = 1_440;

type MoveFormProps = { readonly count: number; readonly onMove: (minutes: number) => void };

/** By how many minutes all of them are moved; fewer than none is earlier. */
export function MoveForm({ count, onMove }: MoveFormProps) {
  const text = useStrings("dispatch/bulk");
  const [typed, setTyped] = useState("15");
  const minutes = /^-?\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const isMeant = minutes !== 0 && Math.abs(minutes) <= MOST_MINUTES;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isMeant) onMove(minutes);
      }}
    >
      <TextField
        compact
        className={styles.minutes}
        label={text.minutes}
        inputMode="text"
        value={typed}
        onChange={(value) => setTyped(value.replace("−", "-").replace("+", "").trim())}
      />
      <div className={styles.quick} role="group" aria-label={text.minutes}>
        {QUICK_MINUTES.map((each) => (
          <Button
            size="dense"
            key={each}
            aria-pressed={each === minutes}
            onClick={() => setTyped(String(each))}
          >
            {each > 0 ? `+${each}` : `−${-each}`}
          </Button>
        ))}
      </div>
      <Button size="compact" tone="action" type="submit" disabled={!isMeant}>
        {minutes < 0 ? text.moveEarlier(count, -minutes) : text.moveLater(count, minutes)}
      </Button>
    </form>
  );
}
