import type { ReactNode } from "react";
import { APPLICATION_PAPERS } from "../../../domain/messages/application-papers.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Plate } from "../../rides/plate.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import styles from "./approve-dialog.module.css";

type ApproveDialogProps = {
  readonly application: DriverApplication;
  readonly name: string;
  readonly open: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onClose: () => void;
  readonly onApprove: () => void;
};

/** Asks once before somebody becomes a driver, with what that does; and whether they do without a paper nobody has seen. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { application, name, open, busy, error, onClose, onApprove } = props;
  const text = useStrings("office");
  const words = useStrings("messages/applications");
  const errorText = useErrorText();
  const { email, plate, vehicle_name, vehicle_type, papers_seen = [] } = application;
  const type = VEHICLES[vehicle_type];
  const [seen, all] = [papers_seen.length, APPLICATION_PAPERS.length];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.applications.approveOf(name)}
      subtitle={words.getsMail}
      footer={
        <>
          <p className={`small ${styles.logged}`}>{words.logged}</p>
          <Button size="compact" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="compact" tone="action" busy={busy} onClick={onApprove}>
            {text.applications.approve}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className={styles.car}>
          <Plate plate={plate} />
          <span>{`${type.name}, ${words.seats(type.seats)}`}</span>
          <span>{words.seenOf(seen, all)}</span>
        </p>
        {seen < all && <Note tone="warn">{words.approveAllTheSame(seen, all)}</Note>}
        <ul className={styles.effects}>
          <Does icon="user">{words.account(email)}</Does>
          <Does icon="car">{words.drives(vehicle_name)}</Does>
          <Does icon="cal">{words.enterDates}</Does>
        </ul>
        {error !== null && <FormError>{errorText(error)}</FormError>}
      </div>
    </Dialog>
  );
}

function Does({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
