import { PAY_CURRENCIES, PAY_MODES } from "../../../domain/pay-links/pay-link.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  getPayLinkSettingsEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { RecordForm, type RecordValues } from "../../office/record-form.tsx";
import cardStyles from "../../ui/card.module.css";

/** Whether guests can pay by link; where the server has no provider, why they can't. */
export function PayLinkSettings() {
  const text = useStrings("pay-links/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const settings = useRead(read(getPayLinkSettingsEndpoint));
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.settings}>
      <h2>{text.settings}</h2>
      <QueryView query={settings} loading={staff.loading} failed={errorText}>
        {(found) =>
          found.provider === null ? (
            <Note tone="warn">{text.noProvider}</Note>
          ) : (
            <>
              {found.provider === "file" && <Note tone="warn">{text.trial}</Note>}
              <Settings key={found.version} settings={found} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function Settings({ settings }: { readonly settings: ResultOf<typeof getPayLinkSettingsEndpoint> }) {
  const text = useStrings("pay-links/office");
  const staff = useStrings("office");
  return (
    <RecordForm
      draft="pay-links"
      label={text.settings}
      fields={[
        {
          name: "mode",
          label: text.mode,
          options: PAY_MODES.map((value) => ({ value, label: text.modes[value] })),
        },
        { name: "percent", label: text.percent, type: "number", step: "1" },
        { name: "minutes", label: text.depositMinutes, type: "number", step: "1", optional: true },
        { name: "hours", label: text.depositHours, type: "number", step: "1" },
        { name: "fee", label: text.fee, type: "number", step: "0.01", optional: true },
        {
          name: "currency",
          label: text.currency,
          options: PAY_CURRENCIES.map((value) => ({ value, label: text.currencies[value] })),
        },
      ]}
      initial={{
        mode: settings.mode,
        percent: String(settings.deposit_percent),
        minutes: settings.deposit_minutes === null ? "" : String(settings.deposit_minutes),
        hours: String(settings.deposit_hours),
        fee: settings.no_show_fee === null ? "" : String(settings.no_show_fee),
        currency: settings.currency,
      }}
      endpoint={setPayLinkSettingsEndpoint}
      input={({ mode, percent, minutes, hours, fee, currency }) => ({
        body: {
          mode,
          deposit_percent: Number(percent),
          no_show_fee: fee ? Number(fee) : null,
          currency,
          deposit_minutes: minutes ? Number(minutes) : null,
          deposit_hours: Number(hours),
          version: settings.version,
        },
      })}
      refresh={[getPayLinkSettingsEndpoint]}
      toastText={staff.saved}
      renderPreview={(values) => <DepositWords {...values} />}
    />
  );
}

/** The consequence of a deposit that isn't paid, in a sentence. */
function DepositWords({ mode, minutes = "", hours = "" }: RecordValues) {
  const text = useStrings("pay-links/office");
  if (mode !== "deposit") return null;
  const words = minutes === "" ? text.depositAsked : text.depositInsisted(minutes, hours);
  return <p className="muted small">{words}</p>;
}
