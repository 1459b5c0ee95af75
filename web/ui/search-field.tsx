import { useRef } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useKeys } from "./use-keys.ts";
import fieldStyles from "./field.module.css";
import styles from "./search-field.module.css";

const LONGEST = 100;

type SearchFieldProps = {
  /** Said to a screen reader; the placeholder shows what can be searched for. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Puts the focus here while nothing is typed and no dialog is open; it stands in the field. */
  readonly focusKey?: string;
  /** As much as the server looks for. */
  readonly maxLength?: number;
};

/** A search that works as one types, and a button that empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, focusKey, maxLength = LONGEST } = props;
  const text = useStrings("ui");
  const field = useRef<HTMLInputElement>(null);
  useKeys((event) => {
    if (event.key !== focusKey) return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <div className={styles.search} role="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className={`${fieldStyles.input} ${styles.field}`}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        maxLength={maxLength}
        aria-keyshortcuts={focusKey}
        onChange={(event) => onChange(event.target.value)}
      />
      {focusKey !== undefined && value === "" && <kbd>{focusKey}</kbd>}
      {value !== "" && (
        <Button
          tone="quiet"
          onClick={() => {
            onChange("");
            field.current?.focus();
          }}
        >
          {text.clear}
        </Button>
      )}
    </div>
  );
}
