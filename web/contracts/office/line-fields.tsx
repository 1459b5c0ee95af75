import { addDays, noonOf } from "../../../domain/curacao-days.ts";
import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import type { RideNeed } from "../../../domain/rides/ride-needs.ts";
import { WEEKDAYS, type Weekday } from "../../../domain/shifts/shift-times.ts";
import { MAX_STOPS } from "../../../domain/fares/limits.ts";
import { NeedFields } from "../../booking/need-fields.tsx";
import { PartyFields } from "../../booking/party-fields.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { FramedPlace } from "../../places/framed-place.tsx";
import { NO_PLACE } from "../../places/chosen-place.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import type { LineDraft } from "./contract-draft.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./contract-form.module.css";

/** Flights and ships are of one ride, and no contract's. */
const NEEDS: readonly RideNeed[] = ["child_seat", "child_ages", "wheelchair", "wheelchair_folds", "notes"];

type LineFieldsProps = {
  readonly number: number;
  readonly line: LineDraft;
  readonly onChange: (changed: Partial<LineDraft>) => void;
  /** Takes the trip away; a contract has one at least. */
  readonly onRemove: (() => void) | undefined;
  /** Why the server refused a field, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
};

/** One trip of a contract: from where to where, who, on which days and when, and its price. */
export function LineFields({ number, line, onChange, onRemove, errorOf }: LineFieldsProps) {
  const words = useStrings("contracts/office");
  const { vehicleType } = useStrings("rides");
  const heading = `contract-trip-${number}`;
  return (
    <section className={cardStyles.card} aria-labelledby={heading}>
      <div className="stack">
        <div className={styles.head}>
          <h2 id={heading}>{words.trip(number)}</h2>
          {onRemove && <IconButton icon="x" label={words.removeTrip(number)} onClick={onRemove} />}
        </div>
        <div className={styles.fields}>
          <FramedPlace
            label={words.pickup}
            name={`pickup_${number}`}
            value={line.pickup}
            onChange={(pickup) => onChange({ pickup })}
            hint=""
            error={errorOf("pickup_location")}
          />
          {line.stops.map((stop, index) => (
            <div className={styles.head} key={index}>
              <FramedPlace
                label={words.stop(index + 1)}
                name={`stop_${number}_${index + 1}`}
                value={stop}
                onChange={(place) => onChange({ stops: line.stops.with(index, place) })}
                hint=""
                error={errorOf(`stops.${index}.location`)}
              />
              <IconButton
                icon="x"
                label={words.removeStop(index + 1)}
                onClick={() => onChange({ stops: line.stops.toSpliced(index, 1) })}
              />
            </div>
          ))}
          <FramedPlace
            label={words.dropoff}
            name={`dropoff_${number}`}
            value={line.dropoff}
            onChange={(dropoff) => onChange({ dropoff })}
            hint=""
            error={errorOf("dropoff_location")}
          />
        </div>
        {line.stops.length < MAX_STOPS && (
          <div>
            <Button size="compact" icon="plus" onClick={() => onChange({ stops: [...line.stops, NO_PLACE] })}>
              {words.addStop}
            </Button>
          </div>
        )}
        <Weekdays
          days={line.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
          error={errorOf("weekdays")}
        />
        <div className={styles.fields}>
          <TextField
            type="time"
            label={words.time}
            value={line.time}
            onChange={(time) => onChange({ time })}
            error={errorOf("time")}
          />
          <TextField
            type="time"
            label={words.backTime}
            hint={words.backTimeHint}
            value={line.backTime}
            onChange={(backTime) => onChange({ backTime })}
            error={errorOf("back_time")}
          />
          <TextField
            label={words.price}
            hint={words.priceHint}
            inputMode="decimal"
            value={line.price}
            onChange={(price) => onChange({ price })}
            error={errorOf("price")}
          />
          <TextField
            label={words.riderName}
            hint={words.riderNameHint}
            autoComplete="off"
            maxLength={120}
            value={line.riderName}
            onChange={(riderName) => onChange({ riderName })}
            error={errorOf("rider_name")}
          />
          <SelectField
            label={words.vehicle}
            value={line.vehicleType}
            onChange={(chosen) =>
              onChange({ vehicleType: VEHICLE_TYPES.find((type) => type === chosen) ?? "" })
            }
          >
            <option value="">{words.anyVehicle}</option>
            {VEHICLE_TYPES.map((type) => (
              <option key={type} value={type}>
                {vehicleType[type]}
              </option>
            ))}
          </SelectField>
        </div>
        <PartyFields
          atDesk
          party={{ passengers: line.passengers, luggage: line.luggage }}
          onChange={onChange}
          labels={{ passengers: words.passengers, luggage: words.luggage }}
        />
        <NeedFields
          names={NEEDS}
          needs={line.needs}
          onChange={(needs) => onChange({ needs: { ...line.needs, ...needs } })}
          errorOf={errorOf}
        />
      </div>
    </section>
  );
}

/** A Sunday, after which the names of the days are counted. */
const A_SUNDAY = "2026-11-22";

type WeekdaysProps = {
  readonly days: readonly Weekday[];
  readonly onChange: (days: readonly Weekday[]) => void;
  readonly error: string | undefined;
};

/** The days of the week, each to press. */
function Weekdays({ days, onChange, error }: WeekdaysProps) {
  const words = useStrings("contracts/office");
  const { weekday } = useFormats();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{words.weekdays}</span>
      <div className={styles.days} role="group" aria-label={words.weekdays}>
        {WEEKDAYS.map((day) => {
          const name = weekday(noonOf(addDays(A_SUNDAY, day)));
          const isOn = days.includes(day);
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              aria-pressed={isOn}
              aria-label={name}
              onClick={() => onChange(isOn ? days.filter((one) => one !== day) : [...days, day].toSorted())}
            >
              {name.slice(0, 3)}
            </button>
          );
        })}
      </div>
      <FormError>{error ?? (days.length === 0 ? words.noDay : null)}</FormError>
    </div>
  );
}
