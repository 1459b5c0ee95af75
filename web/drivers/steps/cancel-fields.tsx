import {
  CANCEL_REASONS,
  type CancelReason,
  type CancellationInput,
  MAX_CANCEL_NOTE,
} from "../../../contract/rides/cancel-reason.ts";
import { useStrings } from "../../language/language-context.ts";
import { Chips } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import styles from "./step-dialog.module.css";

/** What a driver has chosen and typed about why. */
export type CancelDraft = { readonly reason: CancelReason | null; readonly note: string };
export const NO_REASON: CancelDraft = { reason: null, note: "" };

type CancelFieldsProps = {
  readonly draft: CancelDraft;
  readonly onChange: (draft: CancelDraft) => void;
  /** They went on without saying why. */
  readonly wrong: boolean;
};

/** Why a ride is given back or cancelled: one tap, or a few words. */
export function CancelFields({ draft, onChange, wrong }: CancelFieldsProps) {
  const text = useStrings("drivers").because;
  return (
    <>
      <p>
        <b>{text.ask}</b> {text.seen}
      </p>
      {/* Above the reasons: on a small phone the field is below the edge. */}
      <FormError>{wrong ? text.missing : null}</FormError>
      <Chips
        className={styles.reasons}
        label={text.ask}
        choices={CANCEL_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason: reason === draft.reason ? null : reason })}
      />
      <TextField
        label={text.note}
        value={draft.note}
        maxLength={MAX_CANCEL_NOTE}
        aria-invalid={wrong || undefined}
        onChange={(note) => onChange({ ...draft, note })}
      />
    </>
  );
}

/** What is sent of it; null where nothing was said. */
export function cancellationOf({ reason, note }: CancelDraft): CancellationInput | null {
  const said = note.trim();
  if (reason === null && said === "") return null;
  return { ...(reason === null ? {} : { reason }), ...(said === "" ? {} : { note: said }) };
}
