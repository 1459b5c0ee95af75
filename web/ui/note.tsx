import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./note.module.css";

type NoteProps = {
  /** `live` informs, `warn` cautions, `bad` says that something failed. */
  readonly tone: "live" | "warn" | "bad";
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly className?: string;
};

const TONE_CLASS: Readonly<Record<NoteProps["tone"], string>> = {
  live: styles.live,
  warn: styles.warn,
  bad: styles.bad,
};

/** A message inside the page. A bad one is announced at once, the others politely. */
export function Note({ tone, icon, children, className }: NoteProps) {
  return (
    <div
      className={classNames(styles.note, TONE_CLASS[tone], className)}
      role={tone === "bad" ? "alert" : "status"}
    >
      <Icon name={icon ?? (tone === "live" ? "clock" : "alert")} />
      <div>{children}</div>
    </div>
  );
}

/** One sentence above a form that says why it was refused. */
export function FormError({ children }: { readonly children: string | null }) {
  if (children === null || children === "") return null;
  return (
    <p className={fieldStyles.error} role="alert">
      <Icon name="alert" />
      {children}
    </p>
  );
}
