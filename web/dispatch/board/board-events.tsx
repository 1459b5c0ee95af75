import { getDemandEndpoint } from "../../../contract/demand/demand.endpoints.ts";
import type { CruiseCall } from "../../../contract/demand/cruise-calls.ts";
import type { Board } from "../../../contract/dispatch/board.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useFlightText } from "../../rides/use-flight-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { percentOf } from "./board-time.ts";
import rowStyles from "./board-row.module.css";
import styles from "./board-events.module.css";

type Flight = NonNullable<Ride["flight"]>;
type Landing = { readonly flight: Flight; readonly at: string; readonly rides: number };
type Range = Pick<Board, "from" | "to">;

/** A flight that moves by more is marked. */
const MOVED_MS = 5 * MINUTE_MS;
/** One ship below the other. */
const LINE_REM = 1.625;

type BoardEventsProps = { readonly rides: Board["rides"]; readonly range: Range };

/** Ships at a pier and flights with rides, which bring the passengers of these hours. */
export function BoardEvents({ rides, range }: BoardEventsProps) {
  const text = useStrings("dispatch/plan").strip;
  const flightText = useFlightText();
  const ships = useShips(range);
  const landings = landingsOf(rides).filter(({ at }) => at >= range.from && at < range.to);
  return (
    <>
      {ships.length > 0 && (
        <div className={rowStyles.row} role="row">
          <div className={`${rowStyles.who} ${styles.head}`} role="rowheader">
            {text.ships}
          </div>
          <div
            className={`${rowStyles.lanePlace} ${styles.lane}`}
            style={{ minHeight: `${ships.length * LINE_REM + 0.25}rem` }}
            role="cell"
          >
            {ships.map((ship, index) => (
              <Ship key={ship.id} ship={ship} range={range} top={`${index * LINE_REM + 0.1875}rem`} />
            ))}
          </div>
        </div>
      )}
      {landings.length > 0 && (
        <div className={rowStyles.row} role="row">
          <div className={`${rowStyles.who} ${styles.head}`} role="rowheader">
            {text.flights}
          </div>
          <div className={`${rowStyles.lanePlace} ${styles.lane}`} role="cell">
            {landings.map(({ flight, at, rides: count }) => (
              <span
                key={flight.number}
                className={classNames(styles.flight, hasMoved(flight) && styles.moved)}
                style={{ left: `${percentOf(Date.parse(at), range)}%` }}
                title={flightText(flight)}
              >
                <Icon name="plane" /> {text.flight(flight.number, count)}
              </span>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

type ShipProps = { readonly ship: CruiseCall; readonly range: Range; readonly top: string };

/** A band from when a ship has come to when it leaves. */
function Ship({ ship, range, top }: ShipProps) {
  const text = useStrings("dispatch/plan").strip;
  const formats = useFormats();
  const left = Math.max(0, percentOf(Date.parse(ship.from), range));
  const right = Math.min(100, percentOf(Date.parse(ship.until), range));
  const words = text.ship(
    ship.ship,
    formats.number(ship.passengers),
    formats.time(ship.from),
    formats.time(ship.until),
  );
  return (
    <span
      className={classNames(styles.ship, ship.from >= range.from && styles.comes)}
      style={{ left: `${left}%`, width: `${right - left}%`, top }}
      title={`${words}, ${ship.pier}`}
    >
      {words}
    </span>
  );
}

/** The ships that lie at a pier in these hours, the first to come on top. */
function useShips(range: Range): readonly CruiseCall[] {
  const day = curacaoDate(new Date(range.from));
  const demand = useRead(read(getDemandEndpoint, { query: { day, days: 2 } }), { keepsLast: true }).data;
  return (demand?.calls ?? []).filter(({ from, until }) => from < range.to && until > range.from);
}

/** The flights that bring passengers, with how many rides they have. */
function landingsOf(rides: Board["rides"]): readonly Landing[] {
  const landings = new Map<string, Landing>();
  for (const { flight } of rides) {
    if (!flight || flight.direction !== "arrival") continue;
    const known = landings.get(flight.number);
    const at = flight.estimated_at ?? flight.scheduled_at;
    landings.set(flight.number, { flight, at, rides: (known?.rides ?? 0) + 1 });
  }
  return [...landings.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}

function hasMoved({ estimated_at: at, scheduled_at: planned }: Flight): boolean {
  return at !== null && Math.abs(Date.parse(at) - Date.parse(planned)) > MOVED_MS;
}
