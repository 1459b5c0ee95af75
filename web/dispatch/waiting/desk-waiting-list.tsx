import { listWaitingEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { PhoneLink } from "../phone-link.tsx";
import foldStyles from "../../ui/fold.module.css";
import styles from "./desk-waiting-list.module.css";

const LIST = read(listWaitingEndpoint);

/** People who wait for a time that is full, and how to reach them; nothing where nobody does. */
export function DeskWaitingList() {
  const text = useStrings("dispatch/waiting");
  const rides = useStrings("rides");
  const formats = useFormats();
  const waiting = useRead(LIST, { everyMs: 30 * SECOND_MS }).data ?? [];
  if (waiting.length === 0) return null;
  return (
    <details className={foldStyles.fold}>
      <summary>{text.title(waiting.length)}</summary>
      <p className="small muted">{text.about}</p>
      <ul className={styles.list}>
        {waiting.map((one) => (
          <li key={one.id}>
            <b>{one.as_soon_as_possible ? text.nextCar : formats.shortDateTime(one.wanted_at)}</b>
            <span>
              {one.pickup_location} → {one.dropoff_location}
            </span>
            <span className="muted">
              {rides.passengers(one.passenger_count)}, {rides.bags(one.luggage_count)}
            </span>
            <span>
              {one.name} {one.phone !== null && <PhoneLink phone={one.phone} />}{" "}
              {one.email !== null && <EmailText>{one.email}</EmailText>}
            </span>
            <span className="muted">
              {one.told_at === null
                ? text.since(formats.shortDateTime(one.created_at))
                : text.told(formats.time(one.told_at))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
