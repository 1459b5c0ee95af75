import { useState } from "react";
import type { Contract, ContractRide } from "../../../contract/contracts/contract.ts";
import {
  bookContractRideEndpoint,
  settleContractRideEndpoint,
} from "../../../contract/contracts/contracts.endpoints.ts";
import { NOT_DRIVEN, RIDE_STATUSES, isOneOf } from "../../../domain/rides/ride-states.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { FormError } from "../../ui/note.tsx";
import { CONTRACT_READS } from "./contract-reads.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./contract-rides.module.css";

/** So many of the next are shown at first. */
const NEXT_SHOWN = 6;

/** The rides of a contract, those first that wait for an answer. */
export function ContractRides({ contract }: { readonly contract: Contract }) {
  const words = useStrings("contracts/office");
  const now = useNow(MINUTE_MS).toISOString();
  const asks = contract.rides.filter(({ trouble, at }) => trouble !== null && at > now);
  const others = contract.rides.filter((one) => !asks.includes(one));
  const [showsAll, setShowsAll] = useState(false);
  const next = others.filter(({ at }) => at > now).slice(0, NEXT_SHOWN);
  const shown = showsAll || others.length <= NEXT_SHOWN ? others : next;
  return (
    <>
      {asks.length > 0 && (
        <section className={classNames(panelStyles.panel, styles.asks)} aria-labelledby="contract-asks">
          <h2 id="contract-asks">{words.waits}</h2>
          <ul>
            {asks.map((one) => (
              <Ride key={keyOf(one)} contract={contract} one={one} isToCome />
            ))}
          </ul>
        </section>
      )}
      <section className={classNames(panelStyles.panel, styles.rides)} aria-labelledby="contract-rides">
        <h2 id="contract-rides">{words.rides}</h2>
        {others.length === 0 ? (
          <p className={panelStyles.empty}>{words.noRides}</p>
        ) : (
          <ul>
            {shown.map((one) => (
              <Ride key={keyOf(one)} contract={contract} one={one} isToCome={one.at > now} />
            ))}
          </ul>
        )}
        {shown.length < others.length && (
          <p className={styles.more}>
            <Button size="compact" onClick={() => setShowsAll(true)}>
              {words.showAll(others.length)}
            </Button>
          </p>
        )}
      </section>
    </>
  );
}

function keyOf({ line, day, way }: ContractRide): string {
  return `${line} ${day} ${way}`;
}

type RideProps = { readonly contract: Contract; readonly one: ContractRide; readonly isToCome: boolean };

function Ride({ contract, one, isToCome }: RideProps) {
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const { shortDateTime, weekday, usd } = useFormats();
  const { line, day, way, ride, trouble, problem } = one;
  const params = { id: contract.id };
  const run = { line, day, way };
  const book = useStaffAction(bookContractRideEndpoint, { refresh: CONTRACT_READS, toastText: words.tried });
  const settle = useStaffAction(settleContractRideEndpoint, {
    refresh: CONTRACT_READS,
    toastText: words.settled,
  });
  const status = RIDE_STATUSES.find((each) => each === ride?.status);
  const isCalledOff = status !== undefined && isOneOf(NOT_DRIVEN, status);
  const mayBook =
    isToCome && contract.ended_at === null && (ride === null || (isCalledOff && trouble === null));
  const error = book.error ?? settle.error;
  return (
    <li className={styles.ride}>
      <span>
        <b>
          {weekday(one.at)}, {shortDateTime(one.at)}
        </b>
        <small>
          {one.trip}
          {way === "back" && `, ${words.wayBack}`}
        </small>
        {trouble !== null && isToCome && (
          <small className={styles.why}>
            {trouble === "not_booked" ? words.notBooked : words.question[trouble](ride?.driver ?? "")}
            {problem !== null && ` ${words.because(problem.sentence)}`}
          </small>
        )}
        <FormError>{error && errorText(error)}</FormError>
      </span>
      <span className={styles.state}>
        {ride !== null && (
          <>
            <Link to={officePaths.operatorRide(ride.id)}>{ride.reference}</Link>
            {status !== undefined && <StatusBadge status={status} />}
            <small>{[usd(Number(ride.fare)), ride.driver].filter(Boolean).join(", ")}</small>
          </>
        )}
      </span>
      <span className={styles.deeds}>
        {mayBook && (
          <Button size="compact" busy={book.isPending} onClick={() => book.run({ params, body: run })}>
            {ride === null ? words.tryAgain : words.bookAgain}
          </Button>
        )}
        {trouble !== null && ride !== null && isToCome && (
          <>
            <Button
              size="compact"
              tone="live"
              busy={settle.isPending}
              onClick={() => settle.run({ params, body: { ...run, answer: "as_contract" } })}
            >
              {trouble === "not_wanted" ? words.cancelIt : words.changeIt}
            </Button>
            <Button
              size="compact"
              busy={settle.isPending}
              onClick={() => settle.run({ params, body: { ...run, answer: "as_it_is" } })}
            >
              {words.leaveIt}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
