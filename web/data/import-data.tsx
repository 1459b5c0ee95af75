import { useId, useState } from "react";
import { csvSeparatorOf, toCsv } from "../../domain/csv.ts";
import { IMPORT_KINDS, type ImportKind, importTemplate } from "../../contract/data/import-columns.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { getRetentionEndpoint, importDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { listUsersEndpoint } from "../../contract/accounts/users.endpoints.ts";
import { listRidersEndpoint } from "../../contract/accounts/riders.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { SelectField } from "../ui/field.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { saveFile } from "../ui/save-file.ts";
import { ImportResultView } from "./import-result.tsx";
import { type ChosenFile, type FileProblem, readImportFile } from "./read-import-file.ts";
import cardStyles from "../ui/card.module.css";
import styles from "./data-section.module.css";

type ImportDataProps = {
  /** The one kind of file that is meant; left out, it is chosen. */
  readonly only?: ImportKind;
  /** Read again once the file is in. */
  readonly refresh?: EndpointDescription;
};

/** Brings riders, drivers, places or past rides in from a file: it is checked first, and comes in once that is confirmed. */
export function ImportData({ only, refresh }: ImportDataProps) {
  const text = useStrings("data").import;
  const errorText = useErrorText();
  const head = useId();
  const [kind, setKind] = useState<ImportKind>(only ?? "riders");
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const check = useImport({ dryRun: true });
  const bring = useImport({ dryRun: false, refresh });
  const begin = (chosen: ChosenFile | null, wrong: FileProblem | null = null) => {
    setFile(chosen);
    setProblem(wrong);
    check.reset();
    bring.reset();
  };
  const choose = async (chosen: File) => {
    const read = await readImportFile(chosen);
    if (typeof read === "string") begin(null, read);
    else begin(read);
  };
  const found = check.isPending ? undefined : check.data;
  return (
    <section className={`${cardStyles.card} ${styles.card} ${styles.wide}`} aria-labelledby={head}>
      <h2 id={head}>{text.head}</h2>
      <p>{text.intro}</p>
      {only === undefined && (
        <SelectField
          label={text.kind}
          value={kind}
          onChange={(value) => {
            setKind(value as ImportKind);
            begin(file);
          }}
        >
          {IMPORT_KINDS.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </SelectField>
      )}
      <Template kind={kind} />
      <div className="row">
        <FileButton
          label={text.choose}
          accept={[".csv", "text/csv"]}
          onChoose={(chosen) => void choose(chosen)}
        />
        <span className="muted">{file?.name ?? text.noFile}</span>
      </div>
      <FormError>{problem === null ? null : text[problem]}</FormError>
      {file !== null && (
        <Button
          tone="live"
          busy={check.isPending}
          busyLabel={text.checking}
          onClick={() => {
            bring.reset();
            check.run({ kind, csv: file.csv });
          }}
        >
          {text.check}
        </Button>
      )}
      {check.error !== null && <ErrorNote>{errorText(check.error)}</ErrorNote>}
      {found !== undefined && <ImportResultView {...found} />}
      {found !== undefined && found.faults.length === 0 && found.added > 0 && file !== null && (
        <BringIn
          kind={kind}
          lines={found.added}
          bring={bring}
          onConfirm={(after) => {
            bring.run(
              { kind, csv: file.csv },
              {
                onDone: () => {
                  after();
                  setFile(null);
                  check.reset();
                },
              },
            );
          }}
        />
      )}
      {bring.data !== undefined && <Done lines={bring.data.added} />}
    </section>
  );
}

type Asked = { readonly kind: ImportKind; readonly csv: string };

function useImport({
  dryRun,
  refresh,
}: {
  readonly dryRun: boolean;
  readonly refresh?: EndpointDescription | undefined;
}) {
  return useChange(
    ({ kind, csv }: Asked, idempotencyKey) =>
      call(importDataEndpoint, {
        body: { kind, csv, dry_run: dryRun },
        idempotencyKey,
        timeoutMs: 2 * MINUTE_MS,
      }),
    dryRun
      ? {}
      : {
          invalidates: [
            listRidersEndpoint,
            listDriverRecordsEndpoint,
            listUsersEndpoint,
            getRetentionEndpoint,
            ...(refresh ? [refresh] : []),
          ],
        },
  );
}

function Template({ kind }: { readonly kind: ImportKind }) {
  const text = useStrings("data").import;
  const { language } = useLanguage();
  return (
    <Button
      icon="download"
      size="compact"
      onClick={() =>
        saveFile(`${kind}.csv`, "text/csv", toCsv(importTemplate(kind), csvSeparatorOf(language)))
      }
    >
      {text.template}
    </Button>
  );
}

type BringInProps = {
  readonly kind: ImportKind;
  readonly lines: number;
  readonly bring: ReturnType<typeof useImport>;
  readonly onConfirm: (after: () => void) => void;
};

function BringIn({ kind, lines, bring, onConfirm }: BringInProps) {
  const text = useStrings("data").import;
  const { decimals } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const action = text.bringIn[kind](lines, decimals(lines, 0));
  return (
    <>
      <Button tone="action" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={action}
        action={action}
        wayOut={text.cancel}
        tone="live"
        busy={bring.isPending}
        error={bring.error}
        onConfirm={() => onConfirm(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {text.means[kind]}
      </ConfirmDialog>
    </>
  );
}

function Done({ lines }: { readonly lines: number }) {
  const text = useStrings("data").import;
  const { decimals } = useFormats();
  return (
    // The button that was pressed is gone: the keyboard goes on from here.
    <div tabIndex={-1} ref={(note) => note?.focus()}>
      <Note tone="live" icon="check">
        {text.done(lines, decimals(lines, 0))}
      </Note>
    </div>
  );
}
