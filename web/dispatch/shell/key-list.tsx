import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./key-list.module.css";

/** The keys of dispatch, in a dialog. */
export function KeyList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("dispatch");
  const keys = [
    ["/", text.keySearch],
    ["n", text.keyNew],
    ["a", text.keyAssign],
    ["u", text.keyUndo],
    ["Esc", text.keyEsc],
    ["?", text.keyHelp],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} title={text.keys} className={dialogStyles.narrow}>
      <dl className={styles.keyList}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
