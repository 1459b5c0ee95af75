import { useState } from "react";
import type { OwnVehicle } from "../../contract/drivers/vehicles.ts";
import { outAt } from "../../domain/drivers/out-of-service.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaperText } from "../papers/use-paper-text.ts";
import { Plate } from "../rides/plate.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormError } from "../ui/note.tsx";
import { useNow } from "../ui/use-now.ts";
import styles from "./choose-car.module.css";

type ChooseCarProps = {
  readonly open: boolean;
  readonly cars: readonly OwnVehicle[];
  readonly busy: boolean;
  readonly error: string | null;
  readonly onGo: (vehicleId: number) => void;
  readonly onClose: () => void;
};

/** A driver who shares cars says which one they take for this shift. */
export function ChooseCar({ open, cars, busy, error, onGo, onClose }: ChooseCarProps) {
  const text = useStrings("drivers").car;
  const types = useStrings("rides").vehicleType;
  const { carOut } = usePaperText();
  const now = useNow(MINUTE_MS);
  const [picked, setPicked] = useState<number | null>(null);
  const free = cars.filter(({ has_it }) => has_it === null);
  const chosen =
    free.find(({ id }) => id === picked) ?? free.find(({ is_theirs }) => is_theirs) ?? free[0] ?? null;
  const whyNot = ({ has_it, out_of_service: outage }: OwnVehicle) => {
    if (has_it !== null) return text.takenBy(has_it);
    return outage !== null && outAt([outage], now) !== null ? carOut(outage) : null;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {text.stay}
          </Button>
          <Button
            size="compact"
            tone="live"
            busy={busy}
            disabled={chosen === null}
            onClick={() => chosen !== null && onGo(chosen.id)}
          >
            {text.go}
          </Button>
        </>
      }
    >
      <fieldset className={styles.cars}>
        <legend className="visually-hidden">{text.title}</legend>
        {cars.map((car) => {
          const note = whyNot(car);
          return (
            <label key={car.id} className={styles.car}>
              <input
                type="radio"
                name="car"
                checked={car === chosen}
                disabled={car.has_it !== null}
                onChange={() => setPicked(car.id)}
              />
              <span>
                <b>{car.vehicle}</b>
                <small>{note ?? types[car.vehicle_type]}</small>
              </span>
              <Plate plate={car.plate} />
            </label>
          );
        })}
      </fieldset>
      {error !== null && <FormError>{error}</FormError>}
    </Dialog>
  );
}
