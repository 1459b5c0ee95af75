import { useSettlementText } from "./use-settlement-text.ts";
import styles from "./settlements.module.css";

type OwedProps = {
  /** Null to the driver themselves. */
  readonly name: string | null;
  readonly both: { readonly usd: string; readonly xcg: string };
  /** Both in dollars. */
  readonly together: string;
  /** As one of a list. */
  readonly compact?: boolean;
};

/** The debt, with who owes whom, as the first thing that is read. */
export function Owed({ name, both, together, compact = false }: OwedProps) {
  const settled = useSettlementText();
  const inOne = settled.together(name, both, together);
  return (
    <div>
      <p className={compact ? styles.owedInList : styles.owed}>{settled.owed(name, both)}</p>
      {inOne !== null && <p className="small muted">{inOne}</p>}
    </div>
  );
}
