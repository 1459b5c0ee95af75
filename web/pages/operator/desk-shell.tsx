import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useOnline } from "../../api/connection.ts";
import { DeskContext } from "../../dispatch/desk-context.ts";
import { usePendingRides } from "../../dispatch/desk-lists.ts";
import { keepRide } from "../../dispatch/keep-change.ts";
import { useDeskLive } from "../../dispatch/use-desk-live.ts";
import { useMessages } from "../../language/language-context.ts";
import { Outlet } from "../../router/routes.tsx";
import { Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { DeskSide } from "./desk-side.tsx";
import { EditRideDialog } from "./edit-ride-dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { PhoneBooking } from "./phone-booking.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";

/** Long enough to read the booking number to the caller. */
const SAVED_MS = 8_000;

/** The side bar, the screen beside it, and what opens over every screen. */
export function DeskShell() {
  const text = useMessages("desk");
  const phone = useMessages("phone-booking");
  const client = useQueryClient();
  const toast = useToast();
  const live = useDeskLive();
  const online = useOnline();
  const pending = usePendingRides().data;
  const [given, setGiven] = useState<Ride | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const assign = useCallback((ride: Ride) => setGiven(ride), []);
  const [edited, setEdited] = useState<Ride | null>(null);
  const edit = useCallback((ride: Ride) => setEdited(ride), []);
  const [booking, setBooking] = useState(false);
  const book = useCallback(() => setBooking(true), []);
  const desk = useMemo(() => ({ assign, edit, book, live }), [assign, edit, book, live]);

  const onSaved = (ride: Ride, thenAssign: boolean) => {
    keepRide(client, ride);
    setBooking(false);
    toast({ text: phone.saved(ride.id, ride.reference), durationMs: SAVED_MS });
    if (thenAssign) assign(ride);
  };

  useDeskKeys({
    onBook: book,
    onHelp: () => setKeysShown(true),
    onAssign: (rideId) => {
      // The ride in focus and no other; without one, the first that is due.
      const ride = rideId === null ? pending?.[0] : pending?.find((each) => each.id === rideId);
      if (ride !== undefined) assign(ride);
    },
  });

  return (
    <DeskContext value={desk}>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <div className="shell">
        <DeskSide />
        <main className="main" id="main" tabIndex={-1}>
          {!online && (
            <Note tone="warn" icon="nosignal">
              {text.offline}
            </Note>
          )}
          <Outlet />
        </main>
      </div>
      <PhoneBooking open={booking} onClose={() => setBooking(false)} onSaved={onSaved} />
      <AssignDialog ride={given} onClose={() => setGiven(null)} />
      <EditRideDialog ride={edited} onClose={() => setEdited(null)} />
      <KeyList open={keysShown} onClose={() => setKeysShown(false)} />
    </DeskContext>
  );
}
