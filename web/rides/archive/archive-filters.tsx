import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { ZONE_NAMES } from "../../../domain/fares/zone-names.ts";
import { NOT_DRIVEN } from "../../../domain/rides/ride-states.ts";
import { useDrivers } from "../../dispatch/live/dispatch-lists.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { type ArchiveChoice, isReversed, NO_ZONE } from "./archive-filter.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./archive-filters.module.css";

type ArchiveFiltersProps = {
  readonly choice: ArchiveChoice;
  readonly onChange: (values: Partial<ArchiveChoice>) => void;
  readonly onClear: () => void;
};

/** The filters of the history. */
export function ArchiveFilters({ choice, onChange, onClear }: ArchiveFiltersProps) {
  const text = useStrings("rides/archive");
  const types = useStrings("rides").vehicleType;
  const statuses = useStrings("rides/booked").status;
  const drivers = useDrivers().data ?? [];
  return (
    <div className={`${cardStyles.card} ${styles.archiveFilters}`}>
      <TextField
        compact
        label={text.search}
        type="search"
        maxLength={100}
        value={choice.q}
        onChange={(q) => onChange({ q })}
      />
      <TextField
        compact
        label={text.startDate}
        type="date"
        max={choice.until || undefined}
        value={choice.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        compact
        label={text.endDate}
        type="date"
        min={choice.from || undefined}
        value={choice.until}
        error={isReversed(choice) ? text.reversed : undefined}
        onChange={(until) => onChange({ until })}
      />
      <SelectField
        compact
        label={text.driver}
        value={choice.driver}
        onChange={(driver) => onChange({ driver })}
      >
        <option value="">{text.allDrivers}</option>
        {drivers.map((driver) => (
          <option key={driver.id} value={driver.id}>
            {driver.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        compact
        label={text.rideType}
        value={choice.type}
        onChange={(type) => onChange({ type: type as ArchiveChoice["type"] })}
      >
        <option value="">{text.allTypes}</option>
        {VEHICLE_TYPES.map((type) => (
          <option key={type} value={type}>
            {types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField compact label={text.zone} value={choice.zone} onChange={(zone) => onChange({ zone })}>
        <option value="">{text.allZones}</option>
        <option value={NO_ZONE}>{text.otherRides}</option>
        {Object.entries(ZONE_NAMES).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        compact
        label={text.ending}
        value={choice.status}
        onChange={(status) => onChange({ status: status as ArchiveChoice["status"] })}
      >
        <option value="">{statuses.Completed}</option>
        <option value="not_driven">{text.notDriven}</option>
        {NOT_DRIVEN.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      <Button size="compact" tone="quiet" icon="x" onClick={onClear}>
        {text.clearFilters}
      </Button>
    </div>
  );
}
