import type { CSSProperties } from "react";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { shortPlace } from "../../dispatch/short-place.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { urgencyOf } from "./board-time.ts";
import type { useBoardHand } from "./use-board-hand.ts";

type BoardBarProps = {
  readonly ride: BoardRide;
  readonly now: Date;
  readonly place: CSSProperties;
  readonly held: boolean;
  readonly hand: ReturnType<typeof useBoardHand>;
};

/** A ride on the board. */
export function BoardBar({ ride, now, place, held, hand }: BoardBarProps) {
  const text = useMessages("board");
  const desk = useMessages("desk");
  const statuses = useMessages("rides").status;
  const words = useDeskWords();
  const formats = useFormats();
  const waits = ride.status === "Pending";
  const second = waits
    ? `${words.due(dueOf(ride.ride_datetime, now))}, ${desk.people(ride.passenger_count)}`
    : `#${ride.id}${ride.status === "Completed" ? `, ${text.done}` : ""}`;
  const route = `${shortPlace(ride.pickup_location)} → ${shortPlace(ride.dropoff_location)}`;
  return (
    <button
      type="button"
      className={`blk ${waits ? `k-${urgencyOf(ride, now)}` : `k-${ride.status.toLowerCase()}`}${held ? " held" : ""}`}
      style={place}
      draggable
      data-ride={ride.id}
      aria-pressed={held}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", String(ride.id));
        event.dataTransfer.effectAllowed = "move";
        hand.pick(ride);
      }}
      onDragEnd={hand.letGo}
      onBlur={() => held && hand.letGo()}
      onClick={() => hand.press(ride)}
      onKeyDown={(event) => hand.onKeyDown(event, ride)}
    >
      <b>
        {waits && `${formats.clock(ride.ride_datetime)} `}
        {route}
      </b>
      <span>{second}</span>
      <span className="sr">
        #{ride.id}, {statuses[ride.status]}, {formats.time(ride.ride_datetime)}, {ride.rider_name}
      </span>
    </button>
  );
}
