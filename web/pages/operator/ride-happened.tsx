import { useQuery } from "@tanstack/react-query";
import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { listRideHistory } from "../../../contract/rides/rides.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import type { RideDeedsMessages } from "../../dispatch/ride-deeds.messages.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";

/** Everything that was done to a ride: who, what and when, the latest first. */
export function RideHappened({ id }: { readonly id: number }) {
  const text = useMessages("desk");
  const words = useDeskWords();
  const history = useQuery(endpointQuery(listRideHistory, { params: { id } }));
  return (
    <section className="panel" aria-labelledby="ride-happened">
      <div className="h">
        <h2 id="ride-happened">{text.happened}</h2>
      </div>
      {history.isPending && <Waiting label={text.loadingRides} />}
      {history.isError && (
        <ErrorNote onRetry={() => void history.refetch()}>
          {text.apiError(words.reasonPart(history.error))}
        </ErrorNote>
      )}
      {history.data?.length === 0 && <p className="panel-empty">{text.noEntries}</p>}
      <ol className="happened">
        {history.data?.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { readonly entry: RideHistoryEntry }) {
  const text = useMessages("desk");
  const formats = useFormats();
  const deeds = useMessages("ride-deeds");
  const { actor, actor_name: name, driver_name: driver } = entry;
  const role = deeds.actors[actor];
  const changed = changedWords(entry.changed, deeds.fields);
  return (
    <li>
      <time dateTime={entry.at}>{formats.shortDateTime(entry.at)}</time>
      <span>
        <span className="strong">{deeds[entry.action]}</span>{" "}
        {driver !== null && driver !== name && `${driver} `}
        <span className="muted">{text.by(name === null ? role : `${name} (${role})`)}</span>
        {entry.happened_at !== null && (
          <span className="muted tiny"> {text.saidToBeAt(formats.time(entry.happened_at))}</span>
        )}
        {changed.length > 0 && <span className="changed">{changed.join(", ")}</span>}
      </span>
      <StatusBadge status={entry.to_status} />
    </li>
  );
}

/** The fields in words, each once: a place is its name and its point. */
function changedWords(changed: readonly string[], words: RideDeedsMessages["fields"]): string[] {
  const known = changed.map((field) => field.replace(/^(pickup|dropoff)_(location|lat|lng)$/, "$1"));
  return [...new Set(known)].flatMap((field) => (isField(field, words) ? [words[field]] : []));
}

function isField(
  field: string,
  words: RideDeedsMessages["fields"],
): field is keyof RideDeedsMessages["fields"] {
  return Object.hasOwn(words, field);
}
