import { useEffect, useEffectEvent, useState } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import {
  endEmergencyEndpoint,
  listEmergenciesEndpoint,
  takeEmergencyEndpoint,
} from "../../../contract/radio/emergencies.endpoints.ts";
import type { Emergency } from "../../../contract/radio/emergency.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { playTones, useSound } from "../../ui/tones.ts";
import { useDrivers } from "../live/dispatch-lists.ts";
import buttonStyles from "../../ui/button.module.css";
import styles from "./emergency-alarm.module.css";

const EMERGENCIES = read(listEmergenciesEndpoint);
const EVERY_MS = 15 * SECOND_MS;
const ALARM = [
  { hertz: 988, seconds: 0.3 },
  { hertz: 740, seconds: 0.3 },
  { hertz: 988, seconds: 0.3 },
] as const;
const LOUDNESS = 0.5;
const AGAIN_MS = 2 * SECOND_MS;

/** The drivers who call for help, on every screen of dispatch; it rings until somebody takes each of them. */
export function EmergencyAlarm() {
  const text = useStrings("dispatch/radio");
  const { data: emergencies = [] } = useRead(EMERGENCIES, { everyMs: EVERY_MS });
  const ringsFor = emergencies.filter(({ taken_at }) => taken_at === null).map(({ id }) => id);
  useRinging(ringsFor.join(" "), text.emergency);
  const isBehindDialog = useOtherDialog(ringsFor.length > 0);
  const [putAway, setPutAway] = useState("");
  if (emergencies.length === 0) return null;
  const all = emergencies.map((emergency) => <OneEmergency key={emergency.id} emergency={emergency} />);
  const lies = isBehindDialog && putAway !== ringsFor.join(" ");
  return (
    <>
      <div className={styles.alarms} role="alert">
        {!lies && all}
      </div>
      {lies && (
        <Dialog open onClose={() => setPutAway(ringsFor.join(" "))} title={text.emergency}>
          <div className={styles.alarms} data-emergencies>
            {all}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Whether another dialog is open, behind which an alarm on the page can be neither seen nor pressed. */
function useOtherDialog(watches: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!watches) return;
    const look = () => setIsOpen(document.querySelector(OTHER_DIALOG) !== null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, attributeFilter: ["open"], childList: true });
    return () => changes.disconnect();
  }, [watches]);
  return watches && isOpen;
}

const OTHER_DIALOG = "dialog[open]:not(:has([data-emergencies]))";

/** Sounds also where other alarms are silent: somebody is in danger. The browser says it where the page is behind others. */
function useRinging(ids: string, title: string): void {
  useSound();
  const notify = useEffectEvent(() => {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    // The push about the same call, where this device gets one, takes its place.
    for (const id of ids.split(" ")) {
      const message = new Notification(title, { tag: `emergency-${id}`, requireInteraction: true });
      message.addEventListener("click", () => {
        window.focus();
        message.close();
      });
    }
  });
  useEffect(() => {
    if (ids === "") return;
    playTones(ALARM, LOUDNESS);
    notify();
    const again = setInterval(() => playTones(ALARM, LOUDNESS), AGAIN_MS);
    return () => clearInterval(again);
  }, [ids]);
}

function OneEmergency({ emergency }: { readonly emergency: Emergency }) {
  const text = useStrings("dispatch/radio");
  const formats = useFormats();
  const errorText = useErrorText();
  const again = { invalidates: [listEmergenciesEndpoint] };
  const take = useChange(takeEmergencyEndpoint, again);
  const end = useChange(endEmergencyEndpoint, again);
  const params = { id: emergency.id };
  const { driver_name: name, driver_phone: phone, taken_by: by, taken_at: at, ride } = emergency;
  const error = take.error ?? end.error;
  return (
    <section className={classNames(styles.alarm, at !== null && styles.taken)} aria-label={text.emergency}>
      <h2>
        <Icon name="alert" />
        {text.emergencyOf(name, formats.time(emergency.called_at))}
      </h2>
      <p>
        {emergency.vehicle} <b>{emergency.plate}</b>, <CarPlace emergency={emergency} />
      </p>
      {ride !== null && (
        <p>
          <Link to={officePaths.operatorRide(ride.id)}>
            #{ride.id} {ride.pickup_location} → {ride.dropoff_location}
          </Link>
          , {ride.rider_name}
        </p>
      )}
      {at !== null && <p className="strong">{text.takenBy(by ?? text.somebody, formats.time(at))}</p>}
      <div className={styles.ways}>
        {at === null ? (
          <Button tone="bad" busy={take.isPending} onClick={() => take.run({ params })}>
            {text.take}
          </Button>
        ) : (
          <Button busy={end.isPending} onClick={() => end.run({ params })}>
            {text.over}
          </Button>
        )}
        {phone !== null && (
          <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={phoneLink(phone)}>
            <Icon name="phone" />
            {text.callDriver(phone)}
          </a>
        )}
      </div>
      <FormError>{error === null ? null : errorText(error)}</FormError>
    </section>
  );
}

/** Where the car is now, where that is known, else where the call was made. */
function CarPlace({ emergency }: { readonly emergency: Emergency }) {
  const text = useStrings("dispatch/radio");
  const whereabouts = useWhereabouts();
  const driver = useDrivers().data?.find(({ id }) => id === emergency.driver_id);
  const lat = driver?.lat ?? emergency.lat;
  const lng = driver?.lng ?? emergency.lng;
  if (lat === null || lng === null) return text.nowhere;
  const place = driver?.profile.current_location ?? null;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
    >
      {place === null ? text.onMap : whereabouts(place)} ({lat.toFixed(5)}, {lng.toFixed(5)})
    </a>
  );
}
