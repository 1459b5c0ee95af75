import { type KeyboardEvent, type Ref, useId } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DriverChoice } from "./driver-choice.tsx";
import type { AssignChoice } from "./use-assign-choice.ts";
import { useAssignErrors } from "./use-assign-errors.ts";
import fieldStyles from "../../ui/field.module.css";
import styles from "./assign-drivers.module.css";

type AssignDriversProps = {
  readonly ride: Ride;
  readonly choice: AssignChoice;
  readonly searchField: Ref<HTMLInputElement>;
  readonly onChoose: (driver: Driver) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The search, and the drivers it finds, of whom one is chosen; the arrows work from the search too. */
export function AssignDrivers({ ride, choice, searchField, onChoose, onKeyDown }: AssignDriversProps) {
  const text = useStrings("dispatch");
  const errors = useAssignErrors();
  const listId = useId();
  const { query, rows, open, chosen } = choice;
  return (
    <>
      <div className={styles.assignTools}>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            className={`${fieldStyles.input} ${fieldStyles.compact} ${styles.words}`}
            type="search"
            aria-label={text.searchByName}
            aria-controls={listId}
            placeholder={text.searchByName}
            value={choice.search}
            ref={searchField}
            onChange={(event) => choice.setSearch(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <span className="strong small" role="status">
          {query.data === undefined ? text.availableDrivers : text.driverCount(open.length)}
        </span>
        <Button
          size="compact"
          icon="refresh"
          busy={query.isFetching && !query.isPending}
          onClick={choice.refresh}
        >
          {text.refresh}
        </Button>
      </div>
      <Checkbox dense checked={choice.alsoBusy} onChange={choice.setAlsoBusy}>
        {text.alsoBusy}
      </Checkbox>
      <QueryView query={query} loading={text.loadingDrivers} lines={5} failed={errors.ofDrivers} />
      {query.data !== undefined && rows.length === 0 && (
        <EmptyState title={text.noDrivers}>{text.noDriversWhy}</EmptyState>
      )}
      <div
        id={listId}
        role="radiogroup"
        aria-label={text.selectDriver}
        className={styles.assignList}
        hidden={rows.length === 0}
      >
        {rows.map(({ driver, open: mayBe }) => (
          <DriverChoice
            key={driver.id}
            driver={driver}
            ride={ride}
            open={mayBe}
            checked={driver.id === chosen?.id}
            tabIndex={driver.id === (chosen ?? open[0])?.id ? 0 : -1}
            onChoose={() => onChoose(driver)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </>
  );
}
