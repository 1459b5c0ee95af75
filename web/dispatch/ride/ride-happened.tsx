import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import type { DispatchRideStrings } from "./strings/en.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-happened.module.css";

/** Everything that was done to a ride: who, what and when, the latest first. */
export function RideHappened({ id }: { readonly id: number }) {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const history = useRead(read(listRideHistoryEndpoint, { params: { id } }));
  return (
    <section className={panelStyles.panel} aria-labelledby="ride-happened">
      <div className={panelStyles.head}>
        <h2 id="ride-happened">{text.happened}</h2>
      </div>
      <QueryView
        query={history}
        loading={text.loadingRides}
        failed={(error) => text.loadFailed(words.reasonPart(error))}
      />
      {history.data?.length === 0 && <p className={panelStyles.empty}>{text.noEntries}</p>}
      <ol className={styles.happened}>
        {history.data?.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { readonly entry: RideHistoryEntry }) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const rideText = useStrings("dispatch/ride");
  const { actor, actor_name: name, driver_name: driver } = entry;
  const part = rideText.actors[actor];
  const role = entry.by_assistant === true ? rideText.byAssistant(part) : part;
  const { paidBy } = useStrings("payments");
  const rejecting = useStrings("dispatch/pending").rejecting.reasons;
  const codes = { paid_by: paidBy, reject_reason: rejecting, cancel_reason: rideText.cancelReasons };
  const values = changedValues(inWords(entry.values ?? [], codes), rideText.fields, formats);
  // An entry from before the values were kept, or whose passenger was taken out since, still names the fields.
  const changed = values.length > 0 ? values : changedWords(entry.changed, rideText.fields);
  return (
    <li>
      <time dateTime={entry.at}>{formats.shortDateTime(entry.at)}</time>
      <span>
        <span className="strong">{rideText[entry.action]}</span>{" "}
        {driver !== null && driver !== name && `${driver} `}
        <span className="muted">{text.by(name === null ? role : `${name} (${role})`)}</span>
        {entry.happened_at !== null && (
          <span className="muted tiny"> {text.saidToBeAt(formats.time(entry.happened_at))}</span>
        )}
        {changed.length > 0 && <span className={styles.changed}>{changed.join(", ")}</span>}
      </span>
      <StatusBadge status={entry.to_status} />
    </li>
  );
}

type Formats = ReturnType<typeof useFormats>;
type Values = NonNullable<RideHistoryEntry["values"]>;

/** Each field with its old and new value; a point alone says nothing to a reader. */
function changedValues(values: Values, words: DispatchRideStrings["fields"], formats: Formats): string[] {
  return values.flatMap(({ field, from, to }) => {
    const name = field.replace(/^(pickup|dropoff)_location$/, "$1");
    if (!isField(name, words)) return [];
    const now = shown(name, to, formats);
    if (SAID_ONCE.has(name)) return [`${words[name]}: ${now}`];
    return [`${words[name]}: ${shown(name, from, formats)} → ${now}`];
  });
}

/** Words that somebody says as they take a step: there was nothing before them. */
const SAID_ONCE: ReadonlySet<string> = new Set([
  "reject_reason",
  "reject_note",
  "cancel_reason",
  "cancel_note",
  "no_code_reason",
  "arrived_far_km",
  "payment_reason",
  "correction_reason",
  "past_limit_reason",
]);

/** How it was paid and why it was turned down or given back, in words. */
function inWords(values: Values, codes: Readonly<Record<string, Readonly<Record<string, string>>>>): Values {
  return values.map((value) => {
    const words = codes[value.field];
    const worded = (code: Values[number]["from"]) => (typeof code === "string" && words?.[code]) || code;
    return words === undefined ? value : { ...value, from: worded(value.from), to: worded(value.to) };
  });
}

function shown(field: string, value: Values[number]["from"], formats: Formats): string {
  if (value === null || value === false) return "–";
  if (value === true) return "✓";
  if (field === "calculated_fare" || field === "tip") return formats.usd(Number(value));
  if (field === "distance_km" || field === "arrived_far_km") return formats.km(Number(value));
  return field === "ride_datetime" ? formats.shortDateTime(String(value)) : String(value);
}

/** The fields in words, each once: a place is its name and its point. */
function changedWords(changed: readonly string[], words: DispatchRideStrings["fields"]): string[] {
  const known = changed.map((field) => field.replace(/^(pickup|dropoff)_(location|lat|lng)$/, "$1"));
  return [...new Set(known)].flatMap((field) => (isField(field, words) ? [words[field]] : []));
}

function isField(
  field: string,
  words: DispatchRideStrings["fields"],
): field is keyof DispatchRideStrings["fields"] {
  return Object.hasOwn(words, field);
}
