import { useId, useState } from "react";
import type { Backup } from "../../contract/backups/backup.ts";
import {
  downloadBackupEndpoint,
  listBackupsEndpoint,
  startBackupEndpoint,
  verifyBackupEndpoint,
} from "../../contract/backups/backups.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { sendWithSession } from "../api/call.ts";
import { read } from "../api/read.ts";
import { useChange } from "../api/use-change.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { classNames } from "../ui/class-names.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import cardStyles from "../ui/card.module.css";
import { BackupList } from "./backup-list.tsx";
import { DownloadWithPassword } from "./download-with-password.tsx";
import styles from "./data-section.module.css";

/** How often one that runs is looked after. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

/** Makes a backup of everything, and shows how the last ones went and where they lie. */
export function Backups() {
  const { backup: text, loading } = useStrings("data");
  const errorText = useErrorText();
  const head = useId();
  const [isWatched, setIsWatched] = useState(false);
  const found = useRead(read(listBackupsEndpoint), { everyMs: isWatched ? LOOK_EVERY_MS : false });
  const isRunning = found.data?.backups.some(({ state }) => state === "running") ?? false;
  if (isRunning !== isWatched) setIsWatched(isRunning);
  const start = useChange(startBackupEndpoint, { invalidates: [listBackupsEndpoint] });
  const verify = useChange(verifyBackupEndpoint, { invalidates: [listBackupsEndpoint] });
  const [taken, setTaken] = useState<Backup | null>(null);
  const error = start.error ?? verify.error;
  return (
    <section className={classNames(cardStyles.card, styles.card, styles.wide)} aria-labelledby={head}>
      <h2 id={head}>{text.head}</h2>
      <p>{text.intro}</p>
      <Button
        icon="copy"
        busy={start.isPending || isRunning}
        busyLabel={text.underWay}
        onClick={() => {
          verify.reset();
          start.run({});
        }}
      >
        {text.start}
      </Button>
      {error !== null && <FormError>{errorText(error)}</FormError>}
      <QueryView query={found} loading={loading} failed={errorText}>
        {({ folder, kept, backups }) => (
          <>
            {backups.length === 0 ? (
              <Note tone="warn">{text.none}</Note>
            ) : (
              <BackupList
                backups={backups}
                isBusy={isRunning || verify.isPending}
                onVerify={({ id }) => {
                  start.reset();
                  verify.run({ params: { id } });
                }}
                onTake={setTaken}
              />
            )}
            <p className="muted">{text.where(folder, String(kept))}</p>
            <p className="muted">{text.keyToo}</p>
          </>
        )}
      </QueryView>
      {taken !== null && (
        <DownloadWithPassword
          title={text.downloadHead}
          intro={text.downloadIntro}
          nameFile={() => taken.file}
          type="application/gzip"
          fetchFile={(password, timeoutMs) =>
            sendWithSession(downloadBackupEndpoint, {
              params: { id: taken.id },
              body: { password },
              timeoutMs,
            })
          }
          onClose={() => setTaken(null)}
        />
      )}
    </section>
  );
}
