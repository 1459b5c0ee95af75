import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { MissingScreen } from "../shell/missing-screen.tsx";
import { RideFacts } from "./ride-facts.tsx";
import { RideHappened } from "./ride-happened.tsx";
import { RideMessages } from "./ride-messages.tsx";
import cardStyles from "../../ui/card.module.css";
import rideCardStyles from "./ride-card.module.css";
import twoColumnsStyles from "../two-columns.module.css";

/** One ride on a page of its own, with everything that was done to it. */
export function RideScreen() {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const { assign, edit } = useDispatch();
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const query = useRead(known ? read(getRideEndpoint, { params: { id } }) : null);

  if (!known || (query.error instanceof ApiError && query.error.status === 404)) return <MissingScreen />;
  const actions = query.data?.actions ?? [];
  return (
    <>
      <DispatchTop title={text.rideNumber(id)} />
      <QueryView
        query={query}
        loading={text.loadingRides}
        failed={(error) => text.apiError(words.reasonPart(error))}
      >
        {(ride) => (
          <div className={twoColumnsStyles.columns}>
            <section className={cardStyles.card} data-ride={id}>
              <RideFacts ride={ride} heading="h2" />
              <div className={rideCardStyles.actions}>
                {(actions.includes("assign") || actions.includes("reassign")) && (
                  <Button tone="action" onClick={() => assign(ride)}>
                    {actions.includes("assign") ? text.assignDriver : text.reassign}
                  </Button>
                )}
                {actions.includes("update") && (
                  <Button icon="pen" onClick={() => edit(ride)}>
                    {text.edit}
                  </Button>
                )}
              </div>
            </section>
            <RideHappened id={id} />
            <RideMessages id={id} />
          </div>
        )}
      </QueryView>
    </>
  );
}
