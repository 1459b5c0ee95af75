import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useStrings } from "../language/language-context.ts";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly open: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** The choice on the left and the action on the right. */
  readonly footer?: ReactNode;
  /** On a phone its parts stand below each other, or in lines of two, of which one may take all. */
  readonly foot?: "stack" | "lines";
  /** Beside the page rather than over the middle of it, with its parts as low as they get. */
  readonly side?: boolean;
  readonly className?: string;
};

/**
 * A dialog over the page; a sheet from below on a phone. The browser keeps focus inside, closes on Escape and
 * gives focus back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, subtitle, children, footer, foot = "stack", side = false, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useStrings("ui");
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // One that is taken out of the page while open would leave the focus nowhere.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // A press on the backdrop lands on the dialog itself; the keyboard has Escape for the same. Text that is marked
    // from within and let go of outside is no such press.
    let pressed: EventTarget | null = null;
    const onDown = (event: PointerEvent) => {
      pressed = event.target;
    };
    const onClick = (event: MouseEvent) => event.target === element && pressed === element && close();
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, side && styles.side, className)}
      data-parts={side ? "low dense" : undefined}
      aria-labelledby={titleId}
      // React passes on what happens to a dialog inside this one.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <div>
              <h2 id={titleId}>{title}</h2>
              {subtitle !== undefined && <p className="muted small">{subtitle}</p>}
            </div>
            <IconButton icon="x" label={text.close} onClick={onClose} />
          </header>
          <DialogBody>{children}</DialogBody>
          {footer !== undefined && (
            <footer className={classNames(styles.foot, foot === "lines" && styles.lines)}>{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * The text of a dialog; where it is longer than the window and has nothing to focus, the keyboard scrolls it all the
 * same.
 */
function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const look = () => {
      element.removeAttribute("tabindex");
      const isLong = element.scrollHeight > element.clientHeight;
      if (isLong && element.querySelector(FOCUSABLE) === null) element.tabIndex = 0;
    };
    const sizes = new ResizeObserver(look);
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  });
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  );
}
