import type { RejectionInput } from "../../../contract/rides/reject-reason.ts";
import { REJECT_REASONS } from "../../../domain/rides/reject-reason.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Link } from "../../router/link.tsx";
import styles from "./reject-choices.module.css";

type RejectChoicesProps = {
  readonly rideId: number;
  readonly onGive: (rejection: RejectionInput) => void;
  /** The ride's page is opened, where the office has its own words for it. */
  readonly onLeave: () => void;
};

/** Why a booking was turned down, said with one press in the message that says it was. */
export function RejectChoices({ rideId, onGive, onLeave }: RejectChoicesProps) {
  const why = useStrings("dispatch/pending").rejecting;
  return (
    <div className={styles.choices} role="group" aria-label={why.tell}>
      <span>{why.tell}</span>
      {REJECT_REASONS.map((reason) => (
        <button type="button" key={reason} onClick={() => onGive({ reason })}>
          {why.reasons[reason]}
        </button>
      ))}
      <Link to={officePaths.operatorRide(rideId)} onClick={onLeave}>
        {why.ownWords}
      </Link>
    </div>
  );
}
