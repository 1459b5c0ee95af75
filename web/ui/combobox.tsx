import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

type ComboboxProps<T> = {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** What can be picked now, best first. */
  readonly options: readonly T[];
  readonly optionKey: (option: T) => string;
  /** What stands in the field once the option is picked. */
  readonly optionText: (option: T) => string;
  readonly renderOption: (option: T) => ReactNode;
  readonly onPick: (option: T) => void;
  readonly listLabel: string;
  /** Shown in place of the list when nothing fits what was typed. */
  readonly empty?: ReactNode;
  readonly name?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly required?: boolean;
  readonly onBlur?: () => void;
};

/**
 * A text field with suggestions, after the ARIA combobox pattern: focus stays in the field, the arrows move
 * through the list, Enter picks, Escape closes and then clears. The list goes into the nearest positioned parent.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const id = useId();
  const listId = `${id}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const { options } = props;
  const hasList = options.length > 0 || isShown(props.empty);
  const shown = open && hasList;
  const activeOption = shown ? options[active] : undefined;

  const pick = (option: T) => {
    props.onType(props.optionText(option));
    props.onPick(option);
    setOpen(false);
    setActive(-1);
  };

  const move = (to: number) => {
    const next = options.length === 0 ? -1 : (to + options.length) % options.length;
    setOpen(true);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") move(shown ? active + 1 : 0);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter" && activeOption !== undefined) pick(activeOption);
    else if (event.key === "Escape" && shown) setOpen(false);
    else if (event.key === "Escape" && props.value !== "") props.onType("");
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div>
        <label htmlFor={id}>{props.label}</label>
        <input
          id={id}
          name={props.name}
          role="combobox"
          type="text"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeOption === undefined ? undefined : `${listId}-${active}`}
          aria-invalid={props.invalid === true ? true : undefined}
          aria-describedby={props.describedBy}
          aria-required={props.required}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={props.placeholder}
          value={props.value}
          onChange={(event) => {
            props.onType(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            setActive(-1);
            props.onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        className={classNames("sugg", !shown && "shut")}
        // The field must not lose focus before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown &&
          options.map((option, index) => (
            // The keyboard works the list through the field, as the pattern has it.
            <li
              key={props.optionKey(option)}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => pick(option)}
              onKeyDown={() => pick(option)}
            >
              {props.renderOption(option)}
            </li>
          ))}
        {shown && options.length === 0 && (
          <li role="option" aria-selected="false" aria-disabled="true" className="none">
            {props.empty}
          </li>
        )}
      </ul>
    </>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}
