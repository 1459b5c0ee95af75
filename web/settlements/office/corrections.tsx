import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { useSettlementText } from "../use-settlement-text.ts";
import styles from "./settlements.module.css";

type CorrectionsProps = { readonly settlement: SettlementDetail; readonly onCorrect: () => void };

/** The corrections of a debt since the closing, and the way to make one. */
export function Corrections({ settlement, onCorrect }: CorrectionsProps) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const { shortDateTime } = useFormats();
  const { owed } = useSettlementText();
  const { driver_name, corrections } = settlement;
  return (
    <section className="stack" aria-labelledby="settlement-corrections">
      <h3 id="settlement-corrections">{words.corrections}</h3>
      {corrections.length === 0 && <p className="muted">{text.noCorrections}</p>}
      {corrections.length > 0 && (
        <ul className={styles.corrections}>
          {corrections.map((correction) => (
            <li key={correction.id}>
              <strong>{owed(driver_name, correction)}</strong> {correction.reason}
              <span className="small muted">
                {words.by(correction.made_by, shortDateTime(correction.made_at))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button size="compact" icon="pen" onClick={() => onCorrect()}>
          {text.correct}
        </Button>
      </div>
    </section>
  );
}
