import { useRef } from "react";
import { useMessages } from "../language/language-context.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type SearchFieldProps = {
  /** Said to a screen reader; the placeholder shows what can be searched for. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A search that works as one types, and a button that empties it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const text = useMessages("ui");
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="search-field" role="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="input"
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
