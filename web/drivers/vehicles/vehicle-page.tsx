import { useState } from "react";
import type { Vehicle, VehicleDetail } from "../../../contract/drivers/vehicles.ts";
import {
  getVehicleEndpoint,
  retireVehicleEndpoint,
  setVehicleDriversEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import { PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { BelowSection } from "../../office/below-section.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Plate } from "../../rides/plate.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { LastDay } from "../records/paper-date.tsx";
import { Deeds } from "./car-deeds.tsx";
import { CarState } from "./car-state.tsx";
import { EditVehicle, Giving } from "./vehicle-forms.tsx";
import { CostsOfCar, HistoryOfCar, OutagesOfCar } from "./vehicle-history.tsx";
import { VEHICLE_READS } from "./vehicle-reads.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./vehicle-page.module.css";

/** One car: what it is, its papers, who drives it, when it is out of service, what it cost, and who had it. */
export function VehiclePage() {
  const text = useStrings("office");
  const words = useStrings("drivers/vehicles");
  const errorText = useErrorText();
  const id = Number(useParams()["id"]);
  const isKnown = Number.isSafeInteger(id) && id > 0;
  const car = useRead(isKnown ? read(getVehicleEndpoint, { params: { id } }) : null);
  const isMissing = !isKnown || (car.error instanceof ApiError && car.error.status === 404);
  return (
    <BelowSection
      title={car.data?.vehicle ?? text.nav.vehicles}
      back={{ to: officePaths.adminVehicles, name: words.back }}
      missing={isMissing ? words.missing : null}
    >
      <QueryView query={car} loading={text.loading} failed={errorText}>
        {(found) => (
          <>
            <div className={styles.columns}>
              <About car={found} />
              <Drivers car={found} />
            </div>
            <OutagesOfCar car={found} />
            {found.costs !== null && <CostsOfCar car={found} costs={found.costs} />}
            <HistoryOfCar car={found} />
          </>
        )}
      </QueryView>
    </BelowSection>
  );
}

function About({ car }: { readonly car: VehicleDetail }) {
  const words = useStrings("drivers/vehicles");
  const papers = useStrings("papers").names;
  const equipmentWords = useStrings("drivers/records").equipment;
  const { vehicleType } = useStrings("rides");
  const [editing, setEditing] = useState(false);
  const [retiring, setRetiring] = useState(false);
  const { equipment, note, year } = car;
  return (
    <section className={cardStyles.card} aria-labelledby="car-facts">
      <div className="stack">
        <h2 id="car-facts">{words.facts}</h2>
        <FactsList>
          <Fact name={words.plate}>
            <Plate plate={car.plate} />
          </Fact>
          <Fact name={words.columns.now}>
            <CarState car={car} />
          </Fact>
          <Fact name={words.vehicleType}>
            {vehicleType[car.vehicle_type]}, {words.seats(car.seats, car.bags)}
          </Fact>
          {year !== null && <Fact name={words.year}>{year}</Fact>}
          {equipment.length > 0 && (
            <Fact name={equipmentWords.label}>{equipment.map((one) => equipmentWords[one]).join(", ")}</Fact>
          )}
          {(["permit", "insurance", "inspection"] as const).map((paper) => (
            <Fact key={paper} name={papers[paper]}>
              <LastDay date={car[PAPER_DAYS[paper]]} />
            </Fact>
          ))}
          {note !== "" && <Fact name={words.note}>{note}</Fact>}
        </FactsList>
        <Deeds car={car}>
          <Button size="compact" icon="pen" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <Button size="compact" onClick={() => setRetiring(true)}>
            {words.retire}
          </Button>
        </Deeds>
      </div>
      <EditVehicle car={car} open={editing} onClose={() => setEditing(false)} />
      <Retiring car={car} open={retiring} onClose={() => setRetiring(false)} />
    </section>
  );
}

type RetiringProps = { readonly car: Vehicle; readonly open: boolean; readonly onClose: () => void };

function Retiring({ car, open, onClose }: RetiringProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/vehicles");
  const retire = useStaffAction(retireVehicleEndpoint, {
    refresh: VEHICLE_READS,
    toastText: words.retiredNow,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={words.retireOf(car.plate)}
      action={words.retire}
      wayOut={text.cancel}
      busy={retire.isPending}
      error={retire.error}
      onClose={() => {
        onClose();
        retire.reset();
      }}
      onConfirm={() => retire.run({ params: { id: car.id } })}
    >
      {words.retireText}
    </ConfirmDialog>
  );
}

function Drivers({ car }: { readonly car: VehicleDetail }) {
  const words = useStrings("drivers/vehicles");
  const mayI = useMayI();
  const [how, setHow] = useState<"share" | "give" | null>(null);
  const unshare = useStaffAction(setVehicleDriversEndpoint, {
    refresh: VEHICLE_READS,
    toastText: words.shared,
  });
  const mayChange = car.retired_on === null && mayI("drivers");
  const besides = (id: number) => car.drivers.filter((one) => one.id !== id).map((one) => one.id);
  return (
    <section className={cardStyles.card} aria-labelledby="car-drivers">
      <div className="stack">
        <h2 id="car-drivers">{words.drivers}</h2>
        <p className="small muted">{words.driversIntro}</p>
        {car.drivers.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <ul className={styles.drivers}>
            {car.drivers.map(({ id, name, is_theirs }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>
                    {car.has_it?.id === id ? words.hasIt : is_theirs ? words.theirs : words.shares}
                  </small>
                </span>
                {mayChange && !is_theirs && (
                  <Button
                    size="compact"
                    busy={unshare.isPending}
                    onClick={() => unshare.run({ params: { id: car.id }, body: { driver_ids: besides(id) } })}
                  >
                    {words.unshare}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <Deeds car={car}>
          <Button size="compact" icon="plus" onClick={() => setHow("share")}>
            {words.share}
          </Button>
          <Button size="compact" icon="swap" onClick={() => setHow("give")}>
            {words.give}
          </Button>
        </Deeds>
      </div>
      <Giving car={car} how={how} onClose={() => setHow(null)} />
    </section>
  );
}
