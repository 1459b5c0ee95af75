import { useRef } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  /** Said to a screen reader; the placeholder shows what can be searched for. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A search that works as one types, and a button that empties it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const text = useStrings("ui");
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search} role="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className={fieldStyles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
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
