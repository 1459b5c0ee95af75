import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { SECOND_MS } from "../../domain/time-units.ts";
import styles from "./toast.module.css";

/** How long a message stays when nothing else is said; the copy message of the driver's page. */
const TOAST_MS = 2_500;

export type Toast = {
  readonly text: string;
  readonly durationMs?: number;
  /** At most one action, with the seconds left: 'Undo (8)'. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A part of the message's own, which can keep it there until it closes it. */
  readonly more?: (keep: () => void, close: () => void) => ReactNode;
  /** It takes the place of the one with the same name. */
  readonly name?: string;
};

type ShownToast = Toast & { readonly id: number };

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Gives the function that shows a message at the bottom of the page for a moment. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error("There is no toast around this component.");
  return show;
}

/** A message with an action stays beside a newer one until its time is over; more could not be followed. */
const MOST_AT_ONCE = 3;

/** Holds the messages the page shows, the newest first; one that only says something gives way to the next. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback((next: Toast) => {
    count.current += 1;
    const shown = { ...next, id: count.current };
    setToasts((before) => [shown, ...before.filter((one) => staysBeside(one, next))].slice(0, MOST_AT_ONCE));
  }, []);
  const close = useCallback((id: number) => setToasts((before) => before.filter((one) => one.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.place} data-toasts role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

function staysBeside({ action, name }: Toast, next: Toast): boolean {
  return action !== undefined && (name === undefined || name !== next.name);
}

type ToastCardProps = { readonly toast: ShownToast; readonly onClose: (id: number) => void };

function ToastCard({ toast, onClose }: ToastCardProps) {
  const duration = toast.durationMs ?? TOAST_MS;
  const [left, setLeft] = useState(Math.ceil(duration / SECOND_MS));
  const [kept, setKept] = useState(false);
  const { id, action, more } = toast;

  useEffect(() => {
    const end = kept ? undefined : setTimeout(() => onClose(id), duration);
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => {
      clearTimeout(end);
      clearInterval(tick);
    };
  }, [duration, id, onClose, kept]);

  return (
    <div className={styles.toast}>
      <span>{toast.text}</span>
      {action !== undefined && left > 0 && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onClose(id);
          }}
        >
          {action.label} <span aria-hidden="true">({left})</span>
        </button>
      )}
      {more?.(
        () => setKept(true),
        () => onClose(id),
      )}
    </div>
  );
}
