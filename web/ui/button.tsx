import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../router/link.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** `action` is the one orange thing of a view; `live` the next step; `ink` the second strong one. */
export type ButtonTone = "action" | "live" | "ink" | "line" | "quiet" | "bad";
/** 36 px at the desk, 48 on a phone, 56 in the main form, 64 in the car. */
export type ButtonSize = "desk" | "phone" | "large" | "driver";

type Look = {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly icon?: IconName | undefined;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "ref"> & {
    /** The deed is under way: the label changes to this and the button keeps its width. */
    readonly busy?: boolean;
    readonly busyLabel?: ReactNode;
  };

/** A button whose label says the deed. */
export function Button(props: ButtonProps) {
  const { tone = "line", size = "phone", block, icon, busy = false, busyLabel, children, ...rest } = props;
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
        <span className="btn-busy" data-rest={typeof children === "string" ? children : undefined}>
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
  size = "phone",
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
  readonly desk?: boolean;
};

/** A square button with a sign only: close, menu, locate, swap. */
export function IconButton({ icon, label, desk = false, className, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames("icon-btn", desk && "desk", className)}
      aria-label={label}
      {...attributes}
    >
      <Icon name={icon} />
    </button>
  );
}

const SIZE_CLASS: Readonly<Record<ButtonSize, string>> = {
  desk: "btn-desk",
  phone: "",
  large: "btn-lg",
  driver: "btn-xl",
};

function lookOf({ tone, size, block }: { tone: ButtonTone; size: ButtonSize; block: boolean }): string {
  return classNames("btn", `btn-${tone}`, SIZE_CLASS[size], block && "btn-block");
}
