import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  getPaperDetailsEndpoint,
  setPaperDetailsEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { QueryView } from "../ui/query-view.tsx";
import { RecordForm } from "../office/record-form.tsx";
import cardStyles from "../ui/card.module.css";

/** The company's own CRIB number and bank account, and the days that hotels and firms have to pay. */
export function PaperDetailsForm() {
  const text = useStrings("books").details;
  const errorText = useErrorText();
  const details = useRead(read(getPaperDetailsEndpoint));
  return (
    <section className="stack" aria-labelledby="books-details">
      <h2 id="books-details">{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <QueryView query={details} failed={errorText}>
        {({ version, due_days: dueDays, remind_after_days: remindAfter, ...numbers }) => (
          <div className={cardStyles.card}>
            <RecordForm
              key={version}
              draft="paper-details"
              label={text.title}
              fields={[
                { name: "crib", label: text.crib, optional: true },
                { name: "bank_name", label: text.bank, optional: true },
                { name: "bank_account", label: text.account, optional: true },
                { name: "bank_holder", label: text.holder, optional: true },
                { name: "swift", label: text.swift, optional: true },
                { name: "due_days", label: text.dueDays, type: "number", step: "1" },
                {
                  name: "remind_after_days",
                  label: text.remindAfter,
                  hint: text.remindHint,
                  type: "number",
                  step: "1",
                },
              ]}
              initial={{ ...numbers, due_days: String(dueDays), remind_after_days: String(remindAfter) }}
              endpoint={setPaperDetailsEndpoint}
              input={({ due_days, remind_after_days, ...values }) => ({
                body: {
                  ...values,
                  due_days: Number(due_days),
                  remind_after_days: Number(remind_after_days),
                  version,
                },
              })}
              refresh={[getPaperDetailsEndpoint, getConfigEndpoint]}
              toastText={text.saved}
            />
          </div>
        )}
      </QueryView>
    </section>
  );
}
