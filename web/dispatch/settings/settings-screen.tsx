import { type ReactNode, useId } from "react";
import { officePaths } from "../../router/office-paths.ts";
import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { DispatchSettings } from "../../../contract/dispatch/dispatch.ts";
import { setCached } from "../../api/update-read.ts";
import { useRead } from "../../api/use-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { PushSwitch } from "../../install/push-switch.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DISPATCH_SETTINGS, SETTINGS_REFRESH } from "../live/use-offers.ts";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import cardStyles from "../../ui/card.module.css";
import textStyles from "../text.module.css";
import twoColumnsStyles from "../two-columns.module.css";
import styles from "./settings-screen.module.css";

/** Whether rides are offered by themselves, and what that is doing. */
export function SettingsScreen() {
  const text = useStrings("dispatch/board");
  const query = useRead(DISPATCH_SETTINGS, SETTINGS_REFRESH);
  return (
    <>
      <DispatchTop title={text.settings} />
      <QueryView query={query} failed={text.settingsFailed}>
        {(settings) => (
          <div className={twoColumnsStyles.columns}>
            <AutoAssign settings={settings} />
            <section className={`stack ${cardStyles.card}`} aria-labelledby="own-settings">
              <h2 id="own-settings">{text.yours}</h2>
              <p className="small muted">{text.ownSettings}</p>
              <PushSwitch words={text.push} />
              <ButtonLink to={officePaths.operatorOwnSettings} icon="gear">
                {text.openOwn}
              </ButtonLink>
            </section>
          </div>
        )}
      </QueryView>
    </>
  );
}

function AutoAssign({ settings }: { readonly settings: DispatchSettings }) {
  const text = useStrings("dispatch/board");
  const words = useDispatchTexts();
  const formats = useFormats();
  const mode = settings.mode ?? (settings.auto_assign ? "auto" : "suggest");
  const turn = useChange(editDispatchSettingsEndpoint, {
    onDone: (fresh) => setCached(DISPATCH_SETTINGS, fresh),
  });
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="auto-assign">
      <div className={`between ${styles.head}`}>
        <h2 id="auto-assign">{text.autoAssign}</h2>
        <Segmented
          label={text.autoAssign}
          choices={[
            { value: "off", label: text.off },
            { value: "suggest", label: text.suggest },
            { value: "auto", label: text.on },
          ]}
          value={mode}
          onChange={(value) => turn.run({ body: { mode: value } })}
        />
      </div>
      <p className="small muted">
        {mode === "auto" && text.autoHelp(settings.offer_seconds)}
        {mode === "suggest" && text.suggestHelp}
        {mode === "off" && text.offHelp}
      </p>
      <FormError>{turn.error !== null ? words.reason(turn.error) : null}</FormError>
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
      {((settings.open_rounds?.length ?? 0) > 0 || (settings.past_rounds?.length ?? 0) > 0) && (
        <OfferList title={text.rounds.title} empty="">
          {[
            ...(settings.open_rounds ?? []).map((round) => (
              <li key={`open-${round.ride_id}`}>
                #{round.ride_id} {text.rounds.asked(round.driver_names.join(", "))}{" "}
                <span className="muted">{text.until(formats.time(round.expires_at))}</span>
              </li>
            )),
            ...(settings.past_rounds ?? []).map((round) => (
              <li key={`${round.ride_id}-${round.offered_at}`}>
                #{round.ride_id}{" "}
                {round.taken_by === null
                  ? text.rounds.nobody(round.asked)
                  : text.rounds.first(round.taken_by, round.asked)}{" "}
                <span className="muted">{formats.time(round.closed_at)}</span>
              </li>
            )),
          ]}
        </OfferList>
      )}
      {settings.unplaced.length > 0 && (
        <OfferList title={text.unplaced} empty="">
          {settings.unplaced.map((ride) => (
            <li key={ride.ride_id} className={textStyles.warning}>
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
        <ul className={styles.offers} aria-labelledby={id}>
          {children}
        </ul>
      )}
    </div>
  );
}
