import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./tabs.module.css";

type Tab<T extends string> = {
  readonly value: T;
  readonly label: ReactNode;
  readonly panel: ReactNode;
};

type TabsProps<T extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** Panels that share one place; arrows, Home and End move between their tabs. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);

  // On a phone there are more than fit: the chosen one is in sight, also when the page opens on it.
  useEffect(() => {
    const chosen = list.current?.querySelectorAll("[role=tab]")[at]?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    if (!list.current || !chosen || !frame) return;
    if (chosen.left >= frame.left && chosen.right <= frame.right) return;
    list.current.scrollLeft += chosen.left + chosen.width / 2 - (frame.left + frame.width / 2);
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  return (
    <div>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.value}
            id={`${id}-${tab.value}-tab`}
            aria-controls={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          role="tabpanel"
          key={tab.value}
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== value}
          // A panel may hold nothing that takes focus; then it takes it itself.
          tabIndex={0}
        >
          {tab.value === value && tab.panel}
        </div>
      ))}
    </div>
  );
}
