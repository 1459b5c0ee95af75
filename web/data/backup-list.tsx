import type { Backup } from "../../contract/backups/backup.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { RowActions } from "../accounts/users/row-actions.tsx";
import styles from "./data-section.module.css";

type BackupListProps = {
  readonly backups: readonly Backup[];
  /** One is being made or verified, so no other can be. */
  readonly isBusy: boolean;
  readonly onVerify: (backup: Backup) => void;
  readonly onTake: (backup: Backup) => void;
};

/** The last backups: when, how large, whether they came back whole, and what can be done with each. */
export function BackupList({ backups, isBusy, onVerify, onTake }: BackupListProps) {
  const text = useStrings("data").backup;
  const { shortDateTime, number } = useFormats();
  const size = useSize();
  const columns: readonly Column<Backup>[] = [
    {
      id: "started",
      label: text.made,
      namesRow: true,
      renderCell: (backup) => (
        <>
          {shortDateTime(backup.started_at)}
          <small className="muted">{text.by(backup.started_by)}</small>
        </>
      ),
    },
    { id: "state", label: text.state, renderCell: (backup) => <State {...backup} /> },
    {
      id: "size",
      label: text.size,
      className: "number",
      labelled: true,
      renderCell: ({ bytes, rows }) => (
        <>
          {bytes === null ? "–" : size(bytes)}
          {rows !== null && <small className="muted">{text.rows(rows, number(rows))}</small>}
        </>
      ),
    },
    {
      id: "file",
      label: text.file,
      labelled: true,
      renderCell: (backup) => <Place {...backup} />,
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (backup) =>
        backup.here && (
          <RowActions
            row={shortDateTime(backup.started_at)}
            actions={[
              { label: text.download, onPress: () => onTake(backup) },
              ...(isBusy ? [] : [{ label: text.verifyAgain, onPress: () => onVerify(backup) }]),
            ]}
          />
        ),
    },
  ];
  return (
    <div className={styles.backups}>
      <DataTable label={text.list} columns={columns} rows={backups} keyOf={({ id }) => id} stacks="flowing" />
    </div>
  );
}

/** How it went: whole and verified, under way, or what went wrong. */
function State({ state, step, written_at: written, verified_at: verified, tables, failure }: Backup) {
  const text = useStrings("data").backup;
  const { shortDateTime } = useFormats();
  const isWritten = written !== null;
  if (state === "running") return <span role="status">{text.running[step]}</span>;
  if (state === "done" && verified !== null) {
    return (
      <>
        <strong className={styles.fine}>{text.verified(shortDateTime(verified))}</strong>
        {tables !== null && <small className="muted">{text.tables(String(tables))}</small>}
      </>
    );
  }
  const sentence =
    text.wentWrong[state === "cut_off" ? "cut_off" : "failed"][isWritten ? "verifying" : "writing"];
  return (
    <>
      <strong className={styles.wrong}>{sentence}</strong>
      {failure !== null && <small className="muted">{failure}</small>}
    </>
  );
}

function Place({ written_at: written, here, removed, server, file }: Backup) {
  const text = useStrings("data").backup;
  if (removed) return <span className="muted">{text.removed}</span>;
  if (here) return <code className={styles.path}>{file}</code>;
  return written === null ? "–" : <span className="muted">{text.elsewhere(server)}</span>;
}

const KB = 1_000;

/** A size as people say it: 840 kB, 12.4 MB, 1.2 GB. */
function useSize(): (bytes: number) => string {
  const { decimals } = useFormats();
  return (bytes) => {
    if (bytes < KB ** 2) return `${decimals(Math.ceil(bytes / KB), 0)} kB`;
    if (bytes < KB ** 3) return `${decimals(bytes / KB ** 2, 1)} MB`;
    return `${decimals(bytes / KB ** 3, 1)} GB`;
  };
}
