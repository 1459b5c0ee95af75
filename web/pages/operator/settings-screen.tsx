import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { paths } from "../../app/paths.ts";
import { editDispatchSettings, getDispatchSettings } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { DispatchSettings } from "../../../contract/dispatch/dispatch.ts";
import { call } from "../../api/call.ts";
import { endpointKey, endpointQuery } from "../../api/endpoint-query.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { ErrorNote, FormError } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";

const REFRESH_MS = 5_000;

/** Whether rides are offered by themselves, and what that is doing. */
export function SettingsScreen() {
  const text = useMessages("board");
  const query = useQuery({ ...endpointQuery(getDispatchSettings), refetchInterval: REFRESH_MS });
  return (
    <>
      <DeskTop title={text.settings} />
      {query.isPending && <Waiting />}
      {query.isError && <ErrorNote onRetry={() => void query.refetch()}>{text.settingsFailed}</ErrorNote>}
      {query.data && (
        <div className="cols2">
          <AutoAssign settings={query.data} />
          <section className="card">
            <ButtonLink to={paths.settings} icon="gear">
              {text.ownSettings}
            </ButtonLink>
          </section>
        </div>
      )}
    </>
  );
}

function AutoAssign({ settings }: { readonly settings: DispatchSettings }) {
  const text = useMessages("board");
  const words = useDeskWords();
  const formats = useFormats();
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: (on: boolean) => call(editDispatchSettings, { body: { auto_assign: on } }),
    onSuccess: (fresh) => client.setQueryData(endpointKey(getDispatchSettings), fresh),
  });
  return (
    <section className="card stack" aria-labelledby="auto-assign">
      <div className="between">
        <h2 id="auto-assign">{text.autoAssign}</h2>
        <Segmented
          label={text.autoAssign}
          choices={[
            { value: "off", label: text.off },
            { value: "on", label: text.on },
          ]}
          value={settings.auto_assign ? "on" : "off"}
          onChange={(value) => turn.mutate(value === "on")}
        />
      </div>
      <p className="small muted">{text.autoHelp(settings.offer_seconds, settings.offer_ahead_minutes)}</p>
      <FormError>{turn.isError ? words.reason(turn.error) : null}</FormError>
      {settings.changed_by !== null && settings.changed_at !== null && (
        <p className="small muted">
          {text.changedBy(settings.changed_by, formats.shortDateTime(settings.changed_at))}
        </p>
      )}
      <OfferList title={text.openOffers} empty={text.noOffers}>
        {settings.open_offers.map((offer) => (
          <li key={offer.ride_id}>
            #{offer.ride_id} {offer.driver_name}{" "}
            <span className="muted">{text.until(formats.time(offer.expires_at))}</span>
          </li>
        ))}
      </OfferList>
      {settings.unplaced.length > 0 && (
        <OfferList title={text.unplaced} empty="">
          {settings.unplaced.map((ride) => (
            <li key={ride.ride_id} className="warn-text">
              #{ride.ride_id}, {formats.time(ride.ride_datetime)}
            </li>
          ))}
        </OfferList>
      )}
      <OfferList title={text.pastOffers} empty={text.noPastOffers}>
        {settings.past_offers.map((offer) => (
          <li key={`${offer.ride_id}-${offer.closed_at}`}>
            #{offer.ride_id} {offer.driver_name}: {text[offer.outcome]}{" "}
            <span className="muted">{formats.time(offer.closed_at)}</span>
          </li>
        ))}
      </OfferList>
    </section>
  );
}

type OfferListProps = {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
};

function OfferList({ title, empty, children }: OfferListProps) {
  const id = useId();
  return (
    <div className="small">
      <h3 id={id}>{title}</h3>
      {children.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="offers" aria-labelledby={id}>
          {children}
        </ul>
      )}
    </div>
  );
}
