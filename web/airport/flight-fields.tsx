import { needsTheOffice } from "../../contract/flights/flight.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { ToTheMinute } from "../booking/later-fields.tsx";
import { WhenField } from "../booking/when-field.tsx";
import { CallOffice } from "../company/call-office.tsx";
import { useCompany } from "../company/use-company.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "../ui/class-names.ts";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import type { AirportDraft } from "./airport-trip.ts";
import { type FoundFlight, timeOf } from "./use-flight.ts";
import styles from "./flight-fields.module.css";

type FlightFieldsProps = {
  readonly draft: AirportDraft;
  readonly toAirport: boolean;
  readonly found: FoundFlight | null;
  readonly onChange: (values: Partial<AirportDraft>) => void;
};

/** The flight and its day, first of all; what the airport knows of it takes the place of the questions. */
export function FlightFields({ draft, toAirport, found, onChange }: FlightFieldsProps) {
  const text = useStrings("airport");
  const company = useCompany();
  const change = (values: Partial<AirportDraft>) => onChange({ ...values, pickup: null });
  const follows = company.follows_flights === true && draft.flight !== "" && draft.when !== "now";
  return (
    <div className="stack" aria-live="polite">
      {found === null ? (
        <>
          <TextField
            label={text.flight}
            name="flight_number"
            maxLength={10}
            autoCapitalize="characters"
            autoComplete="off"
            placeholder={toAirport ? "KL 736" : "KL 735"}
            {...(follows && !toAirport ? { hint: text.willFollow } : {})}
            value={draft.flight}
            onChange={(flight) => change({ flight })}
          />
          <ToTheMinute value>
            <WhenField
              label={toAirport ? text.leavesOn : text.landsOn}
              value={draft.when}
              onChange={(when) => change({ when })}
            />
          </ToTheMinute>
        </>
      ) : (
        <Found flight={found} onOther={() => change({ flight: "", when: "" })} />
      )}
    </div>
  );
}

/** Less is no delay worth a word. */
const LATE_MS = 5 * MINUTE_MS;

function Found({ flight, onOther }: { readonly flight: FoundFlight; readonly onOther: () => void }) {
  const text = useStrings("airport");
  const formats = useFormats();
  const at = timeOf(flight);
  const comes = !needsTheOffice(flight.state);
  const moved = Math.abs(at.getTime() - Date.parse(flight.scheduled_at)) >= LATE_MS;
  return (
    <div className={classNames(styles.found, !comes && styles.off)}>
      <span className={styles.sign}>
        <Icon name="plane" />
      </span>
      <p className="strong">{flight.number}</p>
      <button type="button" className={styles.other} onClick={onOther}>
        {text.otherFlight}
      </button>
      <p className={styles.when}>
        {comes ? (
          <>
            {text.flightIs[flight.direction](`${formats.weekday(at)}, ${formats.shortDateTime(at)}`)}
            {moved && text.insteadOf(formats.time(flight.scheduled_at))}. {text.weFollow}
          </>
        ) : (
          <>
            {text.flightOff[flight.state === "diverted" ? "diverted" : "cancelled"]} <CallOffice />
          </>
        )}
      </p>
    </div>
  );
}
