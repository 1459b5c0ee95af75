import { useId } from "react";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import { exportDataEndpoint } from "../../../contract/staff/data.endpoints.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { errorOfResponse } from "../../api/api-error.ts";
import { sendWithSession } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { saveFile } from "../../ui/save-file.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./data-section.module.css";

/** Long enough for the rides of years. */
const TIMEOUT_MS = 10 * MINUTE_MS;

/** Keeps everything the company has as one file. */
export function ExportData() {
  const text = useStrings("staff/data");
  const { language } = useLanguage();
  const head = useId();
  const download = useAction(async () => {
    const response = await sendWithSession(exportDataEndpoint, {
      query: { language },
      timeoutMs: TIMEOUT_MS,
    });
    if (!response.ok) throw await errorOfResponse(response);
    saveFile(`trupial-${curacaoDate(new Date())}.zip`, "application/zip", await response.blob());
    return "saved";
  });
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-labelledby={head}>
      <h2 id={head}>{text.exportHead}</h2>
      <p>{text.exportIntro}</p>
      <p className="muted">{text.exportWarning}</p>
      <Button
        icon="download"
        busy={download.isPending}
        busyLabel={text.exporting}
        onClick={() => download.run()}
      >
        {text.exportAll}
      </Button>
      {download.error !== null && <ErrorNote>{text.exportFailed}</ErrorNote>}
      {download.data !== undefined && !download.isPending && (
        <Note tone="live" icon="check">
          {text.exported}
        </Note>
      )}
    </section>
  );
}
