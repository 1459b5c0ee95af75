import { useId, useState } from "react";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { listApprovalsEndpoint } from "../../contract/approvals/approvals.endpoints.ts";
import { exportDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { sendWithSession } from "../api/call.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Note } from "../ui/note.tsx";
import cardStyles from "../ui/card.module.css";
import { DownloadWithPassword } from "./download-with-password.tsx";
import styles from "./data-section.module.css";

/** Keeps everything the company has as one file. */
export function ExportData() {
  const text = useStrings("data");
  const { language } = useLanguage();
  const head = useId();
  const [state, setState] = useState<"asked" | "saved" | null>(null);
  const [reason, setReason] = useState("");
  const needsSecond = useRead(read(listApprovalsEndpoint)).data?.settings.exports === true;
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-labelledby={head}>
      <h2 id={head}>{text.exportHead}</h2>
      <p>{text.exportIntro}</p>
      <p className="muted">{text.exportWarning}</p>
      {needsSecond && (
        <TextField
          label={text.exportReason}
          hint={text.exportSecond}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
      )}
      <Button icon="download" onClick={() => setState("asked")}>
        {text.exportAll}
      </Button>
      {state === "asked" && (
        <DownloadWithPassword
          title={text.exportAll}
          intro={text.exportWarning}
          nameFile={() => `company-${curacaoDate(new Date())}.zip`}
          type="application/zip"
          fetchFile={(password, timeoutMs) =>
            sendWithSession(exportDataEndpoint, {
              body: { password, language, ...(needsSecond ? { reason } : {}) },
              timeoutMs,
            })
          }
          onClose={() => setState((now) => (now === "asked" ? null : now))}
          onSaved={() => setState("saved")}
        />
      )}
      {state === "saved" && (
        <Note tone="live" icon="check">
          {text.exported}
        </Note>
      )}
    </section>
  );
}
