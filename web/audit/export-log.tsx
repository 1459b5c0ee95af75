import { BYTE_ORDER_MARK } from "../../domain/csv.ts";
import { exportAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { callLoosely } from "../api/call.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { saveFile } from "../ui/save-file.ts";

/** Long enough for a log of years. */
const TIMEOUT_MS = 60_000;

/** Keeps exactly what is filtered as a table for a spreadsheet, each old and new value in a cell of its own. */
export function ExportLog({ filter }: { readonly filter: Readonly<Record<string, string>> }) {
  const text = useStrings("audit");
  const { language } = useLanguage();
  const download = useAction(async () => {
    const query = { ...filter, language };
    const csv = await callLoosely(exportAuditLogEndpoint, { query, timeoutMs: TIMEOUT_MS });
    // Reading the answer takes the server's own away.
    saveFile("audit-log.csv", "text/csv", BYTE_ORDER_MARK + csv);
  });
  return (
    <div>
      <Button
        size="compact"
        icon="download"
        busy={download.isPending}
        busyLabel={text.exporting}
        onClick={() => download.run()}
      >
        {text.exportCsv}
      </Button>
      {download.error !== null && <ErrorNote>{text.exportFailed}</ErrorNote>}
    </div>
  );
}
