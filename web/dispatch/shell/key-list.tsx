import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SCREEN_KEYS } from "./screen-keys.ts";
import styles from "./key-list.module.css";

type Keys = readonly (readonly [key: string, meaning: string])[];

/** The keys of dispatch, in a dialog: those of every screen, and those of the board and of tables. */
export function KeyList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("dispatch");
  const cockpit = useStrings("dispatch/cockpit");
  const plan = useStrings("dispatch/plan");
  const bulk = useStrings("dispatch/bulk");
  const radio = useStrings("dispatch/radio");
  const everywhere: Keys = [
    ["/", text.keySearch],
    ["n", text.keyNew],
    ["c", text.keyCommand],
    ["a", text.keyAssign],
    [".", radio.key],
    ["u", text.keyUndo],
    ["z", bulk.keyMark],
    ["a g + x Del", bulk.keyAll],
    ["Esc", text.keyEsc],
    ["?", text.keyHelp],
  ];
  const board: Keys = [
    ["q b w", cockpit.keyViews],
    ["j k", cockpit.keyMove],
    ["g", cockpit.keyBest],
    ["y", cockpit.keyPlan],
    ["e", cockpit.keyEdit],
    ["t", cockpit.keyCall],
    ["1–9", plan.keys.alarm],
    ["Enter", plan.keys.answer],
    ["i", plan.keys.why],
    ["x", plan.keys.outOfPlan],
    ["f", plan.keys.whatIf],
    ["o", plan.keys.mode],
    ["0", plan.keys.now],
    ["Enter", text.keyPickUp],
    ["↑ ↓", text.keyChooseDriver],
  ];
  const table: Keys = [
    ["↑ ↓", text.keyRows],
    ["PgUp PgDn", text.keyPages],
    ["Home End", text.keyEnds],
    ["Enter", text.keyOpenRow],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={text.keys}>
      <div className={styles.columns}>
        <div>
          <KeyLines keys={everywhere} />
          <h3>{text.keysGo}</h3>
          <KeyLines keys={SCREEN_KEYS.map(({ key, name }) => [key, name(text)])} />
        </div>
        <div>
          <h3>{text.keysBoard}</h3>
          <KeyLines keys={board} />
          <h3>{text.keysTable}</h3>
          <KeyLines keys={table} />
        </div>
      </div>
    </Dialog>
  );
}

function KeyLines({ keys }: { readonly keys: Keys }) {
  return (
    <dl className={styles.keyList}>
      {keys.map(([key, meaning]) => (
        <div key={meaning}>
          <dt>
            {key.split(" ").map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
