import { PAPERS, PAPER_DAYS } from "../../../contract/papers/papers.ts";
import type { DriverRecord } from "../../../contract/staff/staff-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { FileOfPaper } from "../../papers/paper-file.tsx";
import { usePaperFiles } from "../../papers/use-paper-files.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import factsListStyles from "../../reports/facts-list.module.css";

type DriverPapersProps = { readonly driver: DriverRecord | null; readonly onClose: () => void };

/** A driver's papers, each with its last day and its file. */
export function DriverPapers({ driver, onClose }: DriverPapersProps) {
  const text = useStrings("staff/people");
  return (
    <Dialog
      open={driver !== null}
      onClose={onClose}
      title={driver === null ? "" : text.documentsOf(driver.name)}
    >
      {driver !== null && <Papers driver={driver} />}
    </Dialog>
  );
}

function Papers({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("staff/people");
  const papers = useStrings("papers");
  const { shortDay } = usePaperText();
  const files = usePaperFiles(driver.id);
  return (
    <QueryView query={files} failed={() => papers.file.listFailed}>
      {(kept) => (
        <dl className={factsListStyles.list}>
          {PAPERS.map((paper) => {
            const date = driver[PAPER_DAYS[paper]];
            return (
              <div key={paper}>
                <dt>{papers.validUntil[paper]}</dt>
                <dd>
                  {date === null ? text.noDay : shortDay(date)}
                  <FileOfPaper
                    driverId={driver.id}
                    paper={paper}
                    file={kept.find((file) => file.paper === paper)}
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </QueryView>
  );
}
