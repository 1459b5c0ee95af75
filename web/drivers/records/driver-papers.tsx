import { Fact, FactsList } from "../../ui/facts-list.tsx";
import { PAPERS, PAPER_DAYS } from "../../../domain/papers/papers.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { FileOfPaper } from "../../papers/paper-file.tsx";
import { usePaperFiles } from "../../papers/use-paper-files.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { PaperDate } from "./paper-date.tsx";

type DriverPapersProps = { readonly driver: DriverRecord | null; readonly onClose: () => void };

/** A driver's papers, each with its last day and its file. */
export function DriverPapers({ driver, onClose }: DriverPapersProps) {
  const text = useStrings("drivers/records");
  return (
    <Dialog
      open={driver !== null}
      onClose={onClose}
      title={driver === null ? "" : text.documentsOf(driver.name)}
    >
      {driver !== null && <PapersOfDriver driver={driver} />}
    </Dialog>
  );
}

/** Each paper, until when it is valid, and its file. */
export function PapersOfDriver({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("drivers/records");
  const papers = useStrings("papers");
  const files = usePaperFiles(driver.id);
  return (
    <QueryView query={files} failed={() => papers.file.listFailed}>
      {(kept) => (
        <FactsList>
          {PAPERS.map((paper) => {
            const date = driver[PAPER_DAYS[paper]];
            return (
              <Fact key={paper} name={papers.validUntil[paper]}>
                {date === null ? text.noDay : <PaperDate driver={driver} paper={paper} />}
                <FileOfPaper
                  driverId={driver.id}
                  paper={paper}
                  file={kept.find((file) => file.paper === paper)}
                />
              </Fact>
            );
          })}
        </FactsList>
      )}
    </QueryView>
  );
}
