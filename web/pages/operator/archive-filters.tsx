import { VEHICLE_TYPES } from "../../../contract/fares/vehicles.ts";
import { ZONE_NAMES } from "../../../contract/fares/zone-names.ts";
import { useDrivers } from "../../dispatch/desk-lists.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { type ArchiveChoice, NO_ZONE } from "./archive-filter.ts";

type ArchiveFiltersProps = {
  readonly choice: ArchiveChoice;
  readonly onChange: (values: Partial<ArchiveChoice>) => void;
  readonly onClear: () => void;
};

/** The filters of the history. */
export function ArchiveFilters({ choice, onChange, onClear }: ArchiveFiltersProps) {
  const text = useMessages("figures");
  const types = useMessages("rides").vehicleType;
  const drivers = useDrivers().data ?? [];
  return (
    <div className="card archive-filters">
      <TextField
        desk
        label={text.search}
        type="search"
        maxLength={100}
        value={choice.q}
        onChange={(q) => onChange({ q })}
      />
      <TextField
        desk
        label={text.startDate}
        type="date"
        max={choice.until || undefined}
        value={choice.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        desk
        label={text.endDate}
        type="date"
        min={choice.from || undefined}
        value={choice.until}
        onChange={(until) => onChange({ until })}
      />
      <SelectField desk label={text.driver} value={choice.driver} onChange={(driver) => onChange({ driver })}>
        <option value="">{text.allDrivers}</option>
        {drivers.map((driver) => (
          <option key={driver.id} value={driver.id}>
            {driver.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        desk
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
      <SelectField desk label={text.zone} value={choice.zone} onChange={(zone) => onChange({ zone })}>
        <option value="">{text.allZones}</option>
        <option value={NO_ZONE}>{text.otherRides}</option>
        {Object.entries(ZONE_NAMES).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button size="desk" tone="quiet" icon="x" onClick={onClear}>
        {text.clearFilters}
      </Button>
    </div>
  );
}
