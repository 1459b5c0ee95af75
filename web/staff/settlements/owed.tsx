import { useSettlementText } from "./use-settlement-text.ts";
import styles from "./settlements.module.css";

type OwedProps = {
  readonly name: string;
  readonly both: { readonly usd: string; readonly xcg: string };
  /** Both in dollars. */
  readonly together: string;
};

/** Who owes whom, as the first thing that is read. */
export function Owed({ name, both, together }: OwedProps) {
  const settled = useSettlementText();
  const inOne = settled.together(name, both, together);
  return (
    <div>
      <p className={styles.owed}>{settled.owed(name, both)}</p>
      {inOne !== null && <p className="small muted">{inOne}</p>}
    </div>
  );
}
