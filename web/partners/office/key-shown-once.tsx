import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import staffStyles from "../../office/staff.module.css";
import styles from "./partner-keys.module.css";

type KeyShownOnceProps = {
  readonly label: string;
  /** Says what to do with it. */
  readonly text: string;
  readonly value: string;
  /** The text of the button that copies it. */
  readonly copy: string;
  readonly onDone: () => void;
};

/** A key itself, which no later answer has. */
export function KeyShownOnce({ label, text, value, copy, onDone }: KeyShownOnceProps) {
  const all = useStrings("partners/office");
  const toast = useToast();
  const onCopy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ text: all.widget.copied }),
      () => toast({ text: all.notCopied }),
    );
  return (
    <div className="stack" role="group" aria-label={label}>
      <Note tone="warn">{text}</Note>
      <code className={styles.key}>{value}</code>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="copy" onClick={onCopy}>
          {copy}
        </Button>
        <Button size="compact" onClick={onDone}>
          {all.keys.kept}
        </Button>
      </div>
    </div>
  );
}
