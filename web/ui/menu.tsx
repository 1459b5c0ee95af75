import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { useClosing } from "./use-closing.ts";
import styles from "./menu.module.css";

type MenuProps = {
  /** The content of the button. */
  readonly button: ReactNode;
  readonly buttonClassName?: string;
  /** Said to a screen reader when the button shows no word. */
  readonly label?: string;
  /** The entries: <MenuItem>s, links with the class `menu-item`, or plain content. */
  readonly children: ReactNode;
  readonly align?: "start" | "end";
  readonly className?: string;
};

/**
 * A button that opens a short list below it (the disclosure pattern, so links stay links). Closes on Escape, on a
 * click outside, when focus leaves, and when an entry is used; arrows move through the entries.
 */
export function Menu({ button, buttonClassName, label, children, align = "start", className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useClosing(root, open, () => setOpen(false));

  const entries = () =>
    Array.from(
      root.current?.querySelectorAll<HTMLElement>("[data-menu-list] a[href], [data-menu-list] button") ?? [],
    );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    if (!open) setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    all.at(at === -1 && step === -1 ? -1 : (at + step) % Math.max(1, all.length))?.focus();
    event.preventDefault();
    event.stopPropagation();
  });

  const onUsed = useEffectEvent((event: MouseEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest("[data-menu-list] a, [data-menu-list] button") !== null
    ) {
      setOpen(false);
    }
  });

  // Keys and clicks bubble up from the entries, which are the ones a person works with.
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onClick = (event: MouseEvent) => onUsed(event);
    element?.addEventListener("keydown", onKey);
    element?.addEventListener("click", onClick);
    return () => {
      element?.removeEventListener("keydown", onKey);
      element?.removeEventListener("click", onClick);
    };
  }, []);

  return (
    <div className={classNames(styles.menu, className)} ref={root}>
      <button
        type="button"
        className={buttonClassName}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div
        id={id}
        data-menu-list
        className={classNames(styles.list, align === "end" && styles.atEnd)}
        hidden={!open}
      >
        {children}
      </div>
    </div>
  );
}

type MenuItemProps = {
  readonly onSelect: () => void;
  readonly children: ReactNode;
  readonly current?: boolean;
  readonly danger?: boolean;
  readonly lang?: string;
  /** The full text of what it does, where its word is short. */
  readonly title?: string;
};

/** One action in a menu. */
export function MenuItem({ onSelect, children, current, danger = false, lang, title }: MenuItemProps) {
  return (
    <button
      type="button"
      className={classNames(styles.item, danger && styles.danger)}
      aria-current={current === true ? "true" : undefined}
      lang={lang}
      title={title}
      onClick={onSelect}
    >
      {children}
    </button>
  );
}
