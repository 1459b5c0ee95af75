import { useQuery } from "@tanstack/react-query";
import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { getRide, listRideHistory } from "../../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import { RideFacts } from "./ride-facts.tsx";

/** One ride on a page of its own, with everything that was done to it. */
export function RideScreen() {
  const text = useMessages("desk");
  const words = useDeskWords();
  const { assign } = useDesk();
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const ride = useQuery({ ...endpointQuery(getRide, { params: { id } }), enabled: known });
  const history = useQuery({ ...endpointQuery(listRideHistory, { params: { id } }), enabled: known });

  if (!known || (ride.error instanceof ApiError && ride.error.status === 404)) return <MissingScreen />;
  const actions = ride.data?.actions ?? [];
  return (
    <>
      <DeskTop title={text.rideNumber(id)} />
      {ride.isPending && <Waiting label={text.loadingRides} />}
      {ride.isError && (
        <ErrorNote onRetry={() => void ride.refetch()}>{text.apiError(words.reason(ride.error))}</ErrorNote>
      )}
      {ride.data && (
        <div className="cols2">
          <section className="card" data-ride={id}>
            <RideFacts ride={ride.data} />
            {(actions.includes("assign") || actions.includes("reassign")) && (
              <Button tone="action" onClick={() => assign(ride.data)}>
                {actions.includes("assign") ? text.assignDriver : text.reassign}
              </Button>
            )}
          </section>
          <section className="panel" aria-labelledby="ride-happened">
            <div className="h">
              <h2 id="ride-happened">{text.happened}</h2>
            </div>
            {history.data?.length === 0 && <p className="panel-empty">{text.noEntries}</p>}
            <ol className="happened">
              {history.data?.toReversed().map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        </div>
      )}
    </>
  );
}

function HistoryEntry({ entry }: { readonly entry: RideHistoryEntry }) {
  const text = useMessages("desk");
  const formats = useFormats();
  const deeds = useMessages("ride-deeds");
  return (
    <li>
      <time dateTime={entry.at}>{formats.shortDateTime(entry.at)}</time>
      <span>
        <span className="strong">{deeds[entry.action]}</span>{" "}
        {entry.driver_name !== null && entry.driver_name !== entry.actor_name && `${entry.driver_name} `}
        <span className="muted">{text.by(entry.actor_name ?? entry.actor)}</span>
        {entry.changed.length > 0 && <span className="muted tiny"> ({entry.changed.join(", ")})</span>}
      </span>
      <StatusBadge status={entry.to_status} />
    </li>
  );
}
