import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import styles from "./ride-form-dialog.module.css";

type RideFormDialogProps = {
  readonly title: string;
  /** The text in the first field may be of somebody else: the first letter typed replaces it. */
  readonly startsOver?: boolean;
  readonly subtitle: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The name of the form, for the button outside it that sends it. */
  readonly formId: string;
  /** The price and the buttons. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** Why the ride was not sent; it stands below the fields and is brought into view. */
  readonly error: string | null;
  /** The field to blame, by its name: it gets the focus. */
  readonly fault: string | null;
};

/** The dialog in which a ride is typed, beginning in its first field. */
export function RideFormDialog(props: RideFormDialogProps) {
  const { title, subtitle, onClose, onSubmit, formId, footer, children, error, fault } = props;
  const { startsOver = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector("input");
    first?.focus();
    if (startsOver) first?.select();
  }, [startsOver]);
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLInputElement>(`[name="${fault}"]`)?.focus();
  }, [fault]);
  useEffect(() => {
    if (error !== null) end.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      side
      foot="lines"
      className={styles.rideForm}
      footer={footer}
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={onSubmit}>
        {children}
        {error !== null && (
          <div ref={end}>
            <FormError>{error}</FormError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
