import { useMessages } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** The keys of the desk, in a dialog. */
export function KeyList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useMessages("desk");
  const keys = [
    ["/", text.keySearch],
    ["n", text.keyNew],
    ["a", text.keyAssign],
    ["u", text.keyUndo],
    ["Esc", text.keyEsc],
    ["?", text.keyHelp],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} title={text.keys} className="narrow">
      <dl className="key-list">
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
