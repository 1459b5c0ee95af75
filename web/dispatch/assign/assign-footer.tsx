import type { Driver } from "../../../contract/drivers/driver.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import keyHintStyles from "../key-hint.module.css";
import styles from "./assign-footer.module.css";

type AssignFooterProps = {
  readonly chosen: Driver | null;
  /** Assigns even though the driver's rides would overlap or the car is too small. */
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onAssign: () => void;
  readonly onClose: () => void;
};

/** The chosen driver, and the buttons to cancel and assign. */
export function AssignFooter(props: AssignFooterProps) {
  const { chosen, force, onForce, ready, busy, onAssign, onClose } = props;
  const text = useStrings("dispatch");
  const formats = useFormats();
  const arrival = chosen?.match?.arrives_at ?? null;
  const overlaps = (chosen?.match?.overlap ?? null) !== null;
  const tooSmall = chosen?.match?.seats_fit === false;
  return (
    <>
      <div className={styles.assignChoice} aria-live="polite">
        {chosen === null ? text.noneSelected : text.selected(chosen.name)}
        {arrival !== null && `, ${text.thereAt(formats.time(arrival))}`}
        {(overlaps || tooSmall) && (
          <Checkbox dense checked={force} onChange={onForce}>
            {overlaps ? text.assignAnyway : text.assignTooSmall}
          </Checkbox>
        )}
      </div>
      <Button onClick={onClose}>
        {text.cancel} <kbd>Esc</kbd>
      </Button>
      <Button tone="action" disabled={!ready} busy={busy} busyLabel={text.assigning} onClick={onAssign}>
        {text.assignDriver} <kbd className={keyHintStyles.onInk}>Enter</kbd>
      </Button>
    </>
  );
}
