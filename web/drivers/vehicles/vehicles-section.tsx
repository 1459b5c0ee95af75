import { useState } from "react";
import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import { PAPER_NOTICES } from "../../../domain/papers/papers.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Listing } from "../../office/listing.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { useSearchParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { isOut } from "./car-state.tsx";
import { NewVehicle } from "./vehicle-forms.tsx";
import { VehicleCosts } from "./vehicle-costs.tsx";
import { VehiclesTable } from "./vehicles-table.tsx";
import rowStyles from "../../office/row-cards.module.css";

const VIEWS = ["cars", "costs"] as const;

/** The cars of the fleet with their papers and who has them, and what they cost. */
export function VehiclesSection() {
  const text = useStrings("office");
  const words = useStrings("drivers/vehicles");
  const legend = useStrings("drivers/records").legend;
  const mayI = useMayI();
  const now = useNow(MINUTE_MS);
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const cars = useRead(read(listVehiclesEndpoint), { everyMs: MINUTE_MS });
  const views = VIEWS.filter((each) => each === "cars" || mayI("money"));
  const view = views.find((each) => each === params.get("view")) ?? "cars";
  const fleet = (cars.data ?? []).filter(({ retired_on }) => retired_on === null);
  const foundIn = (rows: readonly Vehicle[]) => rows.filter((car) => mentions(car, search));
  return (
    <>
      <SectionHead
        title={text.nav.vehicles}
        {...(cars.data === undefined
          ? {}
          : { about: words.about(fleet.length, fleet.filter((car) => isOut(car, now)).length) })}
      >
        {view === "cars" && (
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={search}
            onChange={setSearch}
            focusKey="/"
          />
        )}
        {mayI("drivers") && (
          <Button size="compact" tone="ink" icon="plus" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </SectionHead>
      {views.length > 1 && (
        <Segmented
          className={rowStyles.kinds}
          label={words.show}
          value={view}
          onChange={(next) => setParams(next === "cars" ? {} : { view: next }, { replace: true })}
          choices={views.map((value) => ({ value, label: words.views[value] }))}
        />
      )}
      {view === "costs" ? (
        <VehicleCosts />
      ) : (
        <Listing query={cars} empty={words.none} found={(rows) => foundIn(rows).length}>
          {(rows) => {
            const found = foundIn(rows);
            if (found.length === 0) return <EmptyState heading="h2" title={words.nothing} />;
            return (
              <>
                <VehiclesTable cars={found} />
                <p className="small muted">{legend(PAPER_NOTICES[0])}</p>
              </>
            );
          }}
        </Listing>
      )}
      <NewVehicle open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

/** Each word of a search stands somewhere in what is known of a car. */
function mentions({ plate, vehicle, drivers, note }: Vehicle, search: string): boolean {
  const facts = plainText([plate, vehicle, note, ...drivers.map(({ name }) => name)].join(" "));
  return plainText(search)
    .split(" ")
    .every((word) => facts.includes(word));
}
