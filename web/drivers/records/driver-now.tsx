import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverBadge } from "../../rides/driver-badge.tsx";
import badgeStyles from "../../ui/badge.module.css";
import styles from "./driver-now.module.css";

/** The state of a driver; or that nobody has approved them yet. */
export function DriverNow({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const papers = useStrings("papers");
  const { shortDate } = useFormats();
  const { approved_on, account_state, status, papers_override: exception } = driver;
  return (
    <span>
      {approved_on === null ? (
        <span className={`${badgeStyles.badge} ${styles.unapproved}`}>{text.drivers.notApproved}</span>
      ) : (
        <DriverBadge calm status={status ?? "offline"}>
          {account_state === "suspended" ? words.suspended : words.doing[status ?? "offline"]}
        </DriverBadge>
      )}
      {exception && (
        <small
          className={styles.exception}
          title={papers.exceptionWhy(shortDate(noonOf(exception.until)), exception.reason, exception.by)}
        >
          {words.exceptionUntil(shortDate(noonOf(exception.until)))}
        </small>
      )}
    </span>
  );
}
