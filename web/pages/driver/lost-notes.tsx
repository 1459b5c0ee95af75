import { useQuery } from "@tanstack/react-query";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRide } from "../../../contract/rides/rides.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useMessages } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "./driver-day.ts";
import { OfficeRow } from "./office-row.tsx";

/** The rides that others took from the driver or ended, each until he has read it. */
export function LostNotes() {
  const { lost, understandLost } = useDriverDay();
  return (
    <div role="status">
      {lost.map((ride) => (
        <LostNote key={ride.id} ride={ride} onUnderstood={() => understandLost(ride.id)} />
      ))}
    </div>
  );
}

type LostNoteProps = { readonly ride: Ride; readonly onUnderstood: () => void };

function LostNote({ ride, onUnderstood }: LostNoteProps) {
  const text = useMessages("driver");
  const now = useQuery({ ...endpointQuery(getRide, { params: { id: ride.id } }), retry: false });
  return (
    <div className="driver-refused driver-lost">
      <Icon name="alert" />
      <div>
        <p className="strong">{text.lost(ride.pickup_location)}</p>
        {!now.isPending && <p>{now.isSuccess ? text.became[now.data.status] : text.refusedUnknown}</p>}
        <p>{text.refusedNow}</p>
        <OfficeRow onUnderstood={onUnderstood} />
      </div>
    </div>
  );
}
