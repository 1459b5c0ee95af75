import type { Driver } from "../../../contract/drivers/driver.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";

type AssignFooterProps = {
  readonly chosen: Driver | null;
  /** Although his rides would overlap. */
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onAssign: () => void;
  readonly onClose: () => void;
};

/** Who is chosen, and the two ways out. */
export function AssignFooter(props: AssignFooterProps) {
  const { chosen, force, onForce, ready, busy, onAssign, onClose } = props;
  const text = useMessages("desk");
  const formats = useFormats();
  const arrival = chosen?.match?.arrives_at ?? null;
  const overlaps = (chosen?.match?.overlap ?? null) !== null;
  return (
    <>
      <div className="assign-choice" aria-live="polite">
        {chosen === null ? text.noneSelected : text.selected(chosen.name)}
        {arrival !== null && `, ${text.thereAt(formats.time(arrival))}`}
        {overlaps && (
          <Checkbox checked={force} onChange={onForce}>
            {text.assignAnyway}
          </Checkbox>
        )}
      </div>
      <Button onClick={onClose}>
        {text.cancel} <kbd>Esc</kbd>
      </Button>
      <Button tone="action" disabled={!ready} busy={busy} busyLabel={text.assigning} onClick={onAssign}>
        {text.assignDriver} <kbd className="on-ink">Enter</kbd>
      </Button>
    </>
  );
}
