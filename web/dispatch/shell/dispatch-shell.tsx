import { useCallback, useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useOnline } from "../../api/connection.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import { usePendingRides } from "../live/dispatch-lists.ts";
import { useOpenRides } from "../live/use-open-rides.ts";
import { keepRide } from "../live/keep-change.ts";
import { useDispatchLive } from "../live/use-dispatch-live.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Outlet } from "../../router/routes.tsx";
import { Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AssignDialog } from "../assign/assign-dialog.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { toggleMark } from "../bulk/marks.ts";
import { DispatchSide } from "./dispatch-side.tsx";
import { canBeGiven } from "../ride/can-be-given.ts";
import { DeskRadio, type TalkTo } from "../radio/desk-radio.tsx";
import { EmergencyAlarm } from "../radio/emergency-alarm.tsx";
import { useRadioNews } from "../radio/use-radio-threads.ts";
import { EditRideDialog } from "../ride/edit-ride-dialog.tsx";
import { FlightAlarm } from "./flight-alarm.tsx";
import { KeyList } from "./key-list.tsx";
import { CommandLine } from "../../booking/desk/command/command-line.tsx";
import { PhoneBooking } from "../../booking/desk/phone-booking.tsx";
import { useDeskAlarm } from "./use-desk-alarm.ts";
import { useDispatchKeys } from "./use-dispatch-keys.ts";
import { useFlightMoves } from "./use-flight-moves.ts";
import stripStyles from "./offline-strip.module.css";
import styles from "../../company/side-shell.module.css";

/** Long enough to read the booking number to the caller. */
const SAVED_MS = 8_000;

/** A ride that is being given, and the driver it is meant for, where it is meant for one. */
type Given = { readonly ride: Ride; readonly driverId: number | undefined };

/** The side bar, the screen beside it, and what opens over every screen. */
export function DispatchShell() {
  const text = useStrings("dispatch");
  const phone = useStrings("booking/desk");
  const toast = useToast();
  const live = useDispatchLive();
  useFlightMoves();
  useDeskAlarm();
  const navigate = useNavigate();
  const online = useOnline();
  const pending = usePendingRides().data;
  const open = useOpenRides();
  const [given, setGiven] = useState<Given | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const assign = useCallback((ride: Ride, driverId?: number) => setGiven({ ride, driverId }), []);
  const [edited, setEdited] = useState<Ride | null>(null);
  const edit = useCallback((ride: Ride) => setEdited(ride), []);
  const [booking, setBooking] = useState(false);
  const book = useCallback(() => setBooking(true), []);
  const [commanding, setCommanding] = useState(false);
  const command = useCallback(() => setCommanding(true), []);
  const [talking, setTalking] = useState(false);
  const [talkTo, setTalkTo] = useState<TalkTo>(null);
  const talk = useCallback((driverId: number | null) => {
    setTalkTo(driverId);
    setTalking(true);
  }, []);
  useRadioNews(talk);
  const dispatch = useMemo(
    () => ({ assign, edit, book, command, talk, live }),
    [assign, edit, book, command, talk, live],
  );

  const onSaved = (ride: Ride, thenAssign: boolean) => {
    keepRide(ride);
    setBooking(false);
    setCommanding(false);
    toast({ text: phone.saved(ride.id, ride.reference), durationMs: SAVED_MS });
    if (thenAssign) assign(ride);
  };

  useDispatchKeys({
    onBook: book,
    onCommand: command,
    onTalk: () => talk(null),
    onHelp: () => setKeysShown(true),
    onMark: toggleMark,
    onGo: navigate,
    onAssign: (rideId) => {
      // The ride in focus and no other; without one, the first that is due.
      const ride =
        rideId === null ? pending?.[0] : open.find((each) => each.id === rideId && canBeGiven(each));
      if (ride !== undefined) assign(ride);
    },
  });

  return (
    <DispatchContext value={dispatch}>
      <div data-parts="low">
        <a className="skip-link" href="#main">
          {text.skip}
        </a>
        <div className={styles.shell}>
          <DispatchSide />
          <main className={styles.main} id="main" tabIndex={-1}>
            {!online && (
              <div className={stripStyles.strip}>
                <Note tone="warn" icon="nosignal" className={stripStyles.note}>
                  {text.offline}
                </Note>
              </div>
            )}
            <EmergencyAlarm />
            <FlightAlarm />
            <Outlet />
            <BulkBar />
          </main>
        </div>
        <PhoneBooking open={booking} onClose={() => setBooking(false)} onSaved={onSaved} />
        <CommandLine open={commanding} onClose={() => setCommanding(false)} onSaved={onSaved} />
        <AssignDialog ride={given?.ride ?? null} driverId={given?.driverId} onClose={() => setGiven(null)} />
        <EditRideDialog ride={edited} onClose={() => setEdited(null)} />
        <DeskRadio open={talking} to={talkTo} onChoose={setTalkTo} onClose={() => setTalking(false)} />
        <KeyList open={keysShown} onClose={() => setKeysShown(false)} />
      </div>
    </DispatchContext>
  );
}
