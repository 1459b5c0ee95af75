import { useQuery } from "@tanstack/react-query";
import { getRide } from "../../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useMessages } from "../../language/language-context.ts";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import { RideFacts } from "./ride-facts.tsx";
import { RideHappened } from "./ride-happened.tsx";

/** One ride on a page of its own, with everything that was done to it. */
export function RideScreen() {
  const text = useMessages("desk");
  const words = useDeskWords();
  const { assign, edit } = useDesk();
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const ride = useQuery({ ...endpointQuery(getRide, { params: { id } }), enabled: known });

  if (!known || (ride.error instanceof ApiError && ride.error.status === 404)) return <MissingScreen />;
  const actions = ride.data?.actions ?? [];
  return (
    <>
      <DeskTop title={text.rideNumber(id)} />
      {ride.isPending && <Waiting label={text.loadingRides} />}
      {ride.isError && (
        <ErrorNote onRetry={() => void ride.refetch()}>
          {text.apiError(words.reasonPart(ride.error))}
        </ErrorNote>
      )}
      {ride.data && (
        <div className="cols2">
          <section className="card" data-ride={id}>
            <RideFacts ride={ride.data} heading="h2" />
            <div className="card-actions">
              {(actions.includes("assign") || actions.includes("reassign")) && (
                <Button tone="action" onClick={() => assign(ride.data)}>
                  {actions.includes("assign") ? text.assignDriver : text.reassign}
                </Button>
              )}
              {actions.includes("update") && (
                <Button icon="note" onClick={() => edit(ride.data)}>
                  {text.edit}
                </Button>
              )}
            </div>
          </section>
          <RideHappened id={id} />
        </div>
      )}
    </>
  );
}
