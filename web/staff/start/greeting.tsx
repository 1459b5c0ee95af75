import { curacaoTime } from "../../../domain/curacao-time.ts";
import { ROLES } from "../../../domain/accounts/roles.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useMe } from "../../api/use-me.ts";
import { useSession } from "../../api/session.ts";
import { useFormats } from "../../language/formats.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import { BackupAge } from "./backup-age.tsx";
import { OfficeSearch } from "../search/office-search.tsx";
import styles from "./start-section.module.css";

/** From these hours on the island it is afternoon and evening. */
const AFTERNOON = "12:00:00";
const EVENING = "18:00:00";

/** A good morning by name, in which role, what time it is, and a search over everything. */
export function Greeting() {
  const text = useStrings("staff/start");
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const name = useMe().data?.first_name ?? "";
  const office = useStrings("office");
  const session = useSession();
  const role = ROLES.find((each) => each === session?.role);
  const time = curacaoTime(now);
  const greeting =
    time < AFTERNOON ? text.goodMorning : time < EVENING ? text.goodAfternoon : text.goodEvening;
  return (
    <header className={styles.head}>
      <div>
        <div className="row">
          <h1>{greeting(name)}</h1>
          <HelpButton section={office.nav.start} />
        </div>
        <p className="small muted">
          {role !== undefined && <span className={styles.role}>{office.roles[role]}</span>}
          <time dateTime={now.toISOString()}>
            {formats.weekday(now)}, {formats.date(now)}, {formats.time(now)}
          </time>
          <BackupAge />
        </p>
      </div>
      <OfficeSearch />
    </header>
  );
}
