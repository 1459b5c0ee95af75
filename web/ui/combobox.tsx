import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { showAboveKeyboard, useRoomAboveKeyboard } from "./use-above-keyboard.ts";
import styles from "./combobox.module.css";

type ComboboxProps<T> = {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** The options that can be picked now, best first. */
  readonly options: readonly T[];
  /** The options for what was typed are on their way: an Enter on one of them waits for it. */
  readonly searching?: boolean;
  readonly optionKey: (option: T) => string;
  /** The text of the field once the option is picked. */
  readonly optionText: (option: T) => string;
  readonly renderOption: (option: T) => ReactNode;
  readonly onPick: (option: T) => void;
  readonly listLabel: string;
  /** As wide as the field, or as what is found asks for. */
  readonly listWidth?: "field" | "ample";
  /** Shown in place of the list when nothing fits what was typed. */
  readonly empty?: ReactNode;
  /** Said below the options, of all of them. */
  readonly remark?: ReactNode;
  readonly name?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly required?: boolean;
  readonly onFocus?: () => void;
  readonly onBlur?: (() => void) | undefined;
};

/** No option is chosen; or none yet, and letters were typed that lead to one. */
const NONE = -1;
const TYPED = -2;

/**
 * A text field with suggestions, after the ARIA combobox pattern: focus stays in the field, the arrows move
 * through the list, Enter picks (the first where none is chosen), Escape closes and then clears. The list goes into the nearest positioned parent.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const id = useId();
  const listId = `${id}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const awaited = useRef<number | null>(null);
  const picked = useRef<T | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { options, searching = false } = props;
  const hasList = options.length > 0 || isShown(props.empty);
  const shown = open && hasList;
  const activeOption = shown ? options[active] : undefined;

  useRoomAboveKeyboard(list, shown);
  // One letter more or less in what was picked is a slip of the finger: Enter puts it back, rather than take what that letter leads to.
  const slipped = () => {
    const before = picked.current;
    return before !== null && isSlip(props.optionText(before), props.value) ? before : undefined;
  };
  const toPick = () =>
    activeOption ?? (active === TYPED ? (slipped() ?? (shown ? options[0] : undefined)) : undefined);

  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const take = (option: T) => {
    picked.current = option;
    props.onType(props.optionText(option));
    props.onPick(option);
  };
  const pick = (option: T) => {
    take(option);
    close();
  };

  const pickAwaited = useEffectEvent(take);
  useEffect(() => {
    if (searching || awaited.current === null) return;
    const option = options[awaited.current];
    awaited.current = null;
    if (option !== undefined) pickAwaited(option);
  }, [options, searching]);

  const move = (to: number) => {
    const none = searching ? Math.max(0, to) : -1;
    const next = options.length === 0 ? none : (to + options.length) % options.length;
    setOpen(true);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };

  const pickNow = (): boolean => {
    const option = toPick();
    if (option !== undefined) take(option);
    return option !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") move(open ? Math.max(NONE, active) + 1 : 0);
    else if (event.key === "ArrowUp") move(Math.max(NONE, active) - 1);
    else if (event.key === "Enter" && pickNow()) close();
    else if (event.key === "Enter" && searching && active !== NONE) {
      awaited.current = Math.max(0, active);
      close();
    } else if (event.key === "Escape" && shown) setOpen(false);
    else if (event.key === "Escape" && props.value !== "") props.onType("");
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.typed}>
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
            setActive(event.target.value.trim() === "" ? NONE : TYPED);
            awaited.current = null;
          }}
          onFocus={(event) => {
            setOpen(true);
            showAboveKeyboard(event.currentTarget);
            props.onFocus?.();
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            close();
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
        // A list that scrolls is otherwise a stop of its own for the Tab key.
        tabIndex={-1}
        className={classNames(
          styles.suggestions,
          props.listWidth === "ample" && styles.ample,
          !shown && styles.closed,
        )}
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
          <li role="option" aria-selected="false" aria-disabled="true" className={styles.noMatch}>
            {props.empty}
          </li>
        )}
        {shown && isShown(props.remark) && (
          <li role="option" aria-selected="false" aria-disabled="true" className={styles.noMatch}>
            {props.remark}
          </li>
        )}
      </ul>
    </>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}

/** Whether one letter was added at the end of a text, or taken from there. */
function isSlip(before: string, now: string): boolean {
  const [shorter, longer] = now.length < before.length ? [now, before] : [before, now];
  return longer.length - shorter.length === 1 && longer.startsWith(shorter);
}
