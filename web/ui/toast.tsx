import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** How long a message stays when nothing else is said; the copy message of the driver's page. */
export const TOAST_MS = 2_500;
const SECOND_MS = 1_000;
/** Where the message is, for a key that presses its deed. */
export const TOAST_PLACE_CLASS = "toast-place";

export type Toast = {
  readonly text: string;
  readonly durationMs?: number;
  /** At most one deed, with the seconds left: 'Undo (8)'. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Gives the function that shows a message at the bottom of the page for a moment. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error("useToast needs <ToastProvider> around it.");
  return show;
}

/** Holds the one message the page shows at a time; a new one takes the place of the old. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { readonly id: number }) | null>(null);
  const count = useRef(0);
  const show = useCallback((next: Toast) => {
    count.current += 1;
    setToast({ ...next, id: count.current });
  }, []);
  const close = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={TOAST_PLACE_CLASS} role="status" aria-live="polite">
        {toast !== null && <ToastCard key={toast.id} toast={toast} onClose={close} />}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const duration = toast.durationMs ?? TOAST_MS;
  const [left, setLeft] = useState(Math.ceil(duration / SECOND_MS));
  const action = useMemo(() => toast.action, [toast]);

  useEffect(() => {
    const end = setTimeout(onClose, duration);
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => {
      clearTimeout(end);
      clearInterval(tick);
    };
  }, [duration, onClose]);

  return (
    <div className="toast">
      <span>{toast.text}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label} <span aria-hidden="true">({left})</span>
        </button>
      )}
    </div>
  );
}
