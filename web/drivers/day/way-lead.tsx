import type { TurnKind } from "../../../contract/places/place.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { Ahead } from "../../map/way/ahead.ts";
import { Icon } from "../../ui/icon.tsx";
import buttonStyles from "../../ui/button.module.css";
import styles from "./way-lead.module.css";

type WayLeadProps = {
  readonly ahead: Ahead | null;
  readonly to: "pickup" | "dropoff";
  /** The name of where they go. */
  readonly place: string;
  /** Opens the way in the phone's own maps. */
  readonly href: string;
};

/** Nearer than this a turn is now. */
const NOW_M = 25;

/** The next thing on the driver's way, and one tap to the phone's own navigation. */
export function WayLead({ ahead, to, place, href }: WayLeadProps) {
  const text = useStrings("drivers").lead;
  const metres = useMetres();
  return (
    <div className={styles.lead}>
      {ahead === null ? (
        <p className={styles.what}>
          <b>{place}</b>
          <span className="muted small">{to === "pickup" ? text.pickup : text.dropoff}</span>
        </p>
      ) : (
        <>
          <TurnArrow turn={ahead.turn?.turn ?? null} />
          <p className={styles.what}>
            <b>{sentenceOf(ahead)}</b>
            {ahead.turn !== null && ahead.turn.street !== "" && <span>{ahead.turn.street}</span>}
            <span className="muted small">
              {(to === "pickup" ? text.toPickup : text.toDropoff)(metres(ahead.metresLeft))}
            </span>
          </p>
        </>
      )}
      <a
        className={`${buttonStyles.button} ${buttonStyles.line} ${styles.open}`}
        href={href}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="nav" />
        {text.navigate}
      </a>
    </div>
  );

  function sentenceOf({ turn, metres: distance }: Ahead): string {
    if (turn === null) return text.straight;
    const words = text.turns[turn.turn];
    return distance < NOW_M ? text.now(words) : text.next(words, metres(distance));
  }
}

/** A distance as it is said on the road: 40 m, 350 m, 1.2 km. */
function useMetres(): (metres: number) => string {
  const formats = useFormats();
  return (metres) => {
    if (metres >= 975) return formats.km(metres / 1_000);
    const step = metres >= 100 ? 50 : 10;
    return `${Math.max(step, Math.round(metres / step) * step)} m`;
  };
}

/** Where an arrow points, in degrees clockwise from straight ahead. */
const DEGREES: Readonly<Record<TurnKind, number>> = {
  slight_left: -40,
  left: -90,
  sharp_left: -135,
  slight_right: 40,
  right: 90,
  sharp_right: 135,
  u_turn: 180,
};

/** An arrow that comes from below and bends at the middle. */
function TurnArrow({ turn }: { readonly turn: TurnKind | null }) {
  const degrees = turn === null ? 0 : DEGREES[turn];
  return (
    <svg className={styles.arrow} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      {turn === "u_turn" ? (
        <path d="M7 16V-4a7 7 0 0 0-14 0V8M-13 2l6 7 6-7" />
      ) : (
        <>
          <path d="M0 16V0" />
          <path d="M0 0V-14M-7-8 0-15 7-8" transform={`rotate(${degrees})`} />
        </>
      )}
    </svg>
  );
}
