import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { listBackupsEndpoint } from "../../../contract/backups/backups.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useWaited } from "../../office/use-waited.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import styles from "./start-section.module.css";

/** An older one is of a night that was missed. */
const TOO_OLD_MS = 2 * DAY_MS;

/** How old the last good backup is, in red where a night was missed; the demo has none to lose. */
export function BackupAge() {
  const text = useStrings("staff/start");
  const waited = useWaited();
  const now = useNow(MINUTE_MS);
  const mayI = useMayI();
  const demo = useRead(read(getConfigEndpoint)).data?.demo ?? true;
  const backups = useRead(demo || !mayI("records") ? null : read(listBackupsEndpoint)).data;
  if (backups === undefined) return null;
  const { last_good_at: at } = backups;
  const isLate = at === null || now.getTime() - Date.parse(at) > TOO_OLD_MS;
  return (
    <Link className={isLate ? styles.missed : styles.backup} to={`${paths.admin}/data`}>
      <Icon name={isLate ? "alert" : "download"} />
      {at === null ? text.noBackup : text.backupAge(waited(at).text)}
    </Link>
  );
}
