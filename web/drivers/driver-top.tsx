import { useState } from "react";
import { listOwnVehiclesEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { factsOf } from "../api/api-error.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { ChooseCar } from "./choose-car.tsx";
import { paths } from "../router/paths.ts";
import { HelpButton } from "./radio/help-button.tsx";
import { RadioButton } from "./radio/driver-radio.tsx";
import { REFRESH_SECONDS } from "./day/use-driver-rides.ts";
import { useShift } from "./use-own-driver.ts";
import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { isEarly } from "../rides/is-early.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useToast } from "../ui/toast.tsx";
import { useDriverDay } from "./day/driver-day.ts";
import styles from "./driver-top.module.css";

/** Shift, signal, the office, and the way out: what a driver glances at on every screen. */
export function DriverTop() {
  const text = useStrings("drivers");
  return (
    <header className={styles.top}>
      <ShiftSwitch />
      <Signal />
      <HelpButton />
      <RadioButton />
      <Link to={paths.home} className={styles.quit}>
        <Icon name="exit" />
        {text.nav.quit}
      </Link>
    </header>
  );
}

function ShiftSwitch() {
  const text = useStrings("drivers");
  const toast = useToast();
  const { own, readOnly, noSignal, active } = useDriverDay();
  const shift = useShift();
  const [asks, setAsks] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const errorText = useErrorText();
  const on = own?.on_shift === true;
  const mayChoose = own !== null && !on && typeof own.vehicle_id === "number";
  const found = useRead(mayChoose && !readOnly && !noSignal ? read(listOwnVehiclesEndpoint) : null);
  const cars = found.data ?? [];
  if (readOnly) return <strong>{text.area}</strong>;
  const isBusy = own === null || shift.isPending || (mayChoose && found.isPending);
  const turn = () => {
    setAsks(false);
    const body = { status: on ? ("offline" as const) : ("available" as const) };
    shift.run({ body }, { onError: (error) => toast({ text: sayWhy(error) }) });
  };
  const sayWhy = (error: unknown) => {
    const driver = factsOf(error, "vehicle_taken")?.driver;
    return driver === undefined ? text.shiftFailed : text.car.takenBy(driver);
  };
  const goOnWith = (vehicle_id: number) => {
    const body = { status: "available" as const, vehicle_id };
    shift.run({ body }, { onDone: () => setChoosing(false) });
  };
  const change = () => {
    if (noSignal) return toast({ text: text.needsSignal });
    if (isBusy) return;
    const now = new Date();
    if (on && active.rides.some((ride) => !isEarly(ride, now))) setAsks(true);
    else if (!on && cars.length > 1) setChoosing(true);
    else turn();
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.shift}
        aria-checked={on}
        aria-busy={isBusy}
        aria-disabled={noSignal || isBusy || undefined}
        onClick={change}
      >
        <span className={styles.knob} />
        {own === null ? text.shift : on ? text.onShift : text.offShift}
      </button>
      <ChooseCar
        open={choosing}
        cars={cars}
        busy={shift.isPending}
        error={shift.error === null ? null : errorText(shift.error)}
        onGo={goOnWith}
        onClose={() => {
          setChoosing(false);
          shift.reset();
        }}
      />
      <ConfirmDialog
        open={asks}
        title={text.endShift.title}
        action={text.endShift.go}
        wayOut={text.endShift.stay}
        busy={false}
        error={null}
        onClose={() => setAsks(false)}
        onConfirm={turn}
      >
        {text.endShift.text}
      </ConfirmDialog>
    </>
  );
}

function Signal() {
  const text = useStrings("drivers");
  const { live, noSignal } = useDriverDay();
  if (noSignal) {
    return (
      <span className={`${styles.signal} ${styles.lostSignal}`} role="status">
        <Icon name="nosignal" />
        <span>{text.noSignal}</span>
      </span>
    );
  }
  if (live === "connecting") {
    return (
      <span className={styles.signal} role="status">
        <Icon name="refresh" />
        <span>{text.connecting}</span>
      </span>
    );
  }
  const isLive = live === "live";
  return (
    <span
      className={styles.signal}
      role="status"
      title={isLive ? undefined : text.timedLong(REFRESH_SECONDS)}
    >
      <Icon name={isLive ? "signal" : "refresh"} />
      <span>{isLive ? text.live : text.timed(REFRESH_SECONDS)}</span>
    </span>
  );
}
