import { useState } from "react";
import { PAPER_FILE_KINDS } from "../../domain/papers/paper-file.ts";
import type { PaperFile } from "../../contract/papers/paper-files.endpoints.ts";
import type { Paper } from "../../domain/papers/papers.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { FormError } from "../ui/note.tsx";
import { type PaperFileProblem, readPaperFile } from "./read-paper-file.ts";
import { useDownloadPaperFile, useSetPaperFile } from "./use-paper-files.ts";
import styles from "./paper-file.module.css";

type FileOfPaperProps = {
  readonly driverId: number;
  readonly paper: Paper;
  /** Undefined where the paper has none. */
  readonly file: PaperFile | undefined;
};

const MEGABYTE = 1024 * 1024;

/** The picture or PDF of a driver's paper: a way to attach one, to download it and to take it away. */
export function FileOfPaper({ driverId, paper, file }: FileOfPaperProps) {
  const papers = useStrings("papers");
  const text = papers.file;
  const { date, decimals } = useFormats();
  const [problem, setProblem] = useState<PaperFileProblem | null>(null);
  const [removing, setRemoving] = useState(false);
  const params = { id: driverId, paper };
  const change = useSetPaperFile(params);
  const download = useDownloadPaperFile(params);
  const name = papers.names[paper];
  const saidOf = (label: string) => `${label}: ${name}`;
  const choose = async (chosen: File) => {
    const found = await readPaperFile(chosen);
    setProblem("problem" in found ? found.problem : null);
    if ("file" in found) change.run({ file: found.file });
  };
  const pick = file === undefined ? text.attach : text.replace;
  const failed = change.error !== null ? text.failed : download.error !== null ? text.downloadFailed : null;
  return (
    <div className={styles.file}>
      {file !== undefined && (
        <span className="small muted">
          {text.fact(decimals(Math.max(0.1, file.bytes / MEGABYTE), 1), date(new Date(file.attached_at)))}
        </span>
      )}
      <div className={styles.actions}>
        {file !== undefined && (
          <Button
            size="compact"
            icon="download"
            aria-label={saidOf(text.download)}
            busy={download.isPending}
            onClick={() => download.run({ kind: file.kind })}
          >
            {text.download}
          </Button>
        )}
        <FileButton
          compact
          label={change.isPending ? text.sending : pick}
          fullLabel={saidOf(pick)}
          accept={PAPER_FILE_KINDS}
          onChoose={(chosen) => void choose(chosen)}
        />
        {file !== undefined && (
          <Button size="compact" aria-label={saidOf(text.remove)} onClick={() => setRemoving(true)}>
            {text.remove}
          </Button>
        )}
      </div>
      {!removing && <FormError>{problem !== null ? text[problem] : failed}</FormError>}
      <ConfirmDialog
        open={removing}
        title={text.removeTitle(name)}
        action={text.remove}
        wayOut={text.keep}
        busy={change.isPending}
        error={change.error}
        onClose={() => setRemoving(false)}
        onConfirm={() => change.run({ file: null }, { onDone: () => setRemoving(false) })}
      >
        {text.removeText}
      </ConfirmDialog>
    </div>
  );
}
