import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../router/link.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./button.module.css";

/** `action` is the one orange thing of a view; `live` the next step; `ink` the second strong one. */
export type ButtonTone = "action" | "live" | "ink" | "line" | "quiet" | "bad";
/** 36, 48, 56 and 64 px high; `dense` is 36 with a mouse and 44 under a finger. */
type ButtonSize = "dense" | "compact" | "normal" | "large" | "huge";

type Look = {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly icon?: IconName | undefined;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "ref"> & {
    /** The action is under way: the label changes to this and the button keeps its width. */
    readonly busy?: boolean;
    readonly busyLabel?: ReactNode;
  };

/** A button whose label names the action. */
export function Button(props: ButtonProps) {
  const { tone = "line", size = "normal", block, icon, busy = false, busyLabel, children, ...rest } = props;
  const { className, onClick, ...attributes } = rest;
  return (
    <button
      type="button"
      className={classNames(lookOf({ tone, size, block: block === true }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...attributes}
    >
      {busy ? <Icon name="refresh" /> : icon !== undefined && <Icon name={icon} />}
      {busy ? (
        <span className={styles.busy} data-rest={typeof children === "string" ? children : undefined}>
          {busyLabel ?? children}
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = "line",
  size = "normal",
  block,
  icon,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link className={classNames(lookOf({ tone, size, block: block === true }), className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "ref"> & {
  readonly icon: IconName;
  /** Said to a screen reader, since there is no word. */
  readonly label: string;
  readonly size?: "dense" | "compact" | "normal";
  readonly tone?: "quiet" | "live";
};

/** A square button with a sign only: close, menu, locate, swap. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = "normal", tone = "quiet", className, ...attributes } = props;
  return (
    <button
      type="button"
      className={classNames(
        styles.iconButton,
        ICON_SIZE_CLASS[size],
        tone === "live" && styles.liveIcon,
        className,
      )}
      aria-label={label}
      {...attributes}
    >
      <Icon name={icon} />
    </button>
  );
}

const TONE_CLASS: Readonly<Record<ButtonTone, string>> = {
  action: styles.action,
  live: styles.live,
  ink: styles.ink,
  line: styles.line,
  quiet: styles.quiet,
  bad: styles.bad,
};

const SIZE_CLASS: Readonly<Record<ButtonSize, string>> = {
  dense: styles.dense,
  compact: styles.compact,
  normal: "",
  large: styles.large,
  huge: styles.huge,
};

const ICON_SIZE_CLASS: Readonly<Record<NonNullable<IconButtonProps["size"]>, string>> = {
  dense: styles.denseIcon,
  compact: styles.compactIcon,
  normal: "",
};

function lookOf({ tone, size, block }: { tone: ButtonTone; size: ButtonSize; block: boolean }): string {
  return classNames(styles.button, TONE_CLASS[tone], SIZE_CLASS[size], block && styles.block);
}
