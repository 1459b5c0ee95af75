import { useState } from "react";
import type { StatementDetail, StatementEntry } from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TakeBackForm } from "./statement-forms.tsx";
import { useStatementText } from "./use-statement-text.ts";
import styles from "./statements.module.css";

/** The entries that moved a debt, the earliest first, with who noted it; a wrong one is taken back here. */
export function StatementEntries({ statement }: { readonly statement: StatementDetail }) {
  const text = useStrings("partners/office");
  const [takingBack, setTakingBack] = useState<number | null>(null);
  const { entries } = statement;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="statement-history" className="stack">
      <h3 id="statement-history">{text.history}</h3>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id ?? entry.at} ${entry.amount}`}>
            <Entry entry={entry} />
            {canTakeBack(entry) && takingBack !== entry.id && (
              <Button size="compact" tone="quiet" onClick={() => setTakingBack(entry.id)}>
                {text.takeBack}
              </Button>
            )}
            {entry.id !== null && takingBack === entry.id && (
              <div className={styles.form}>
                <TakeBackForm id={entry.id} onClose={() => setTakingBack(null)} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A payment by link is given back at its payment. */
function canTakeBack({ id, kind, taken_back: isTakenBack }: StatementEntry): boolean {
  return id !== null && !isTakenBack && (kind === "payment" || kind === "credit");
}

function Entry({ entry }: { readonly entry: StatementEntry }) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  const words = useStatementText();
  const what = words.entry(entry);
  const after = Number(entry.owed_after);
  const noted = [
    entry.received_on !== null && text.cameIn(words.day(entry.received_on)),
    text.notedBy(entry.by, shortDateTime(entry.at)),
    entry.reason,
  ];
  return (
    <>
      <span className={styles.what}>
        <b>{entry.taken_back ? text.wasWrong(what) : what}</b>
        <span className={`small muted ${styles.noted}`}>{noted.filter(Boolean).join(" ")}</span>
      </span>
      <span className={styles.sum}>
        {usd(-Number(entry.amount))}
        <span className={`small muted ${styles.noted}`}>
          {after < 0 ? text.paidTooMuch(usd(-after)) : text.leftOf(usd(after))}
        </span>
      </span>
    </>
  );
}
