import { useEffect, useRef, useState } from "react";
import type { CancellationInput } from "../../../contract/rides/cancel-reason.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../../domain/rides/cancel-reason.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { Toast } from "../../ui/toast.tsx";
import styles from "./why-given-up.module.css";

type Say = (why: CancellationInput) => void;

/** The same as a part of the message that says the ride is gone: a word that opens it. */
export function whyPart(say: Say): NonNullable<Toast["more"]> {
  return (keep, close) => (
    <MayBeSaid
      onOpen={keep}
      onSay={(why) => {
        close();
        say(why);
      }}
    />
  );
}

function MayBeSaid({ onOpen, onSay }: { readonly onOpen: () => void; readonly onSay: Say }) {
  const { say } = useStrings("drivers").because;
  const [open, setOpen] = useState(false);
  if (open) return <WhyGivenUp onSay={onSay} />;
  const show = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <button type="button" onClick={show}>
      {say}
    </button>
  );
}

/** Why a ride was given back or cancelled: one tap, or a few words. Nobody has to say it. */
function WhyGivenUp({ onSay }: { readonly onSay: Say }) {
  const text = useStrings("drivers").because;
  const [note, setNote] = useState("");
  const [wrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => {
    form.current?.focus();
  }, []);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={`stack ${styles.why}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === "") setWrong(true);
        else onSay({ note: note.trim() });
      }}
    >
      <p>
        <b>{text.ask}</b> {text.seen}
      </p>
      <Chips
        className={styles.reasons}
        label={text.ask}
        choices={CANCEL_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={null}
        onChange={(reason) => onSay({ reason })}
      />
      <div className={styles.words}>
        <TextField
          label={text.note}
          value={note}
          maxLength={MAX_CANCEL_NOTE}
          error={wrong ? text.missing : undefined}
          onChange={(next) => {
            setNote(next);
            setWrong(false);
          }}
        />
        <Button type="submit" size="large" tone="live">
          {text.send}
        </Button>
      </div>
    </form>
  );
}
