import { paths } from "../../app/paths.ts";
import { useMute } from "../../drivers/alert.ts";
import { REFRESH_SECONDS } from "../../drivers/use-driver-rides.ts";
import { useShift } from "../../drivers/use-own-driver.ts";
import { useMessages } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDriverDay } from "./driver-day.ts";

/** Shift, signal, sound, and the way out: what a driver glances at on every screen. */
export function DriverTop() {
  const text = useMessages("driver");
  const [muted, setMuted] = useMute();
  return (
    <header className="driver-top">
      <ShiftSwitch />
      <Signal />
      <IconButton
        icon="sound"
        className={muted ? "muted-sound" : undefined}
        label={muted ? text.unmute : text.mute}
        onClick={() => setMuted(!muted)}
      />
      <Link to={paths.home} className="driver-quit">
        <Icon name="exit" />
        {text.nav.quit}
      </Link>
    </header>
  );
}

function ShiftSwitch() {
  const text = useMessages("driver");
  const toast = useToast();
  const { own, readOnly, noSignal } = useDriverDay();
  const shift = useShift();
  if (readOnly) return <strong className="driver-area">{text.area}</strong>;
  const on = own?.on_shift === true;
  const change = () => {
    if (noSignal) return toast({ text: text.needsSignal });
    if (own === null || shift.isPending) return;
    shift.mutate(on ? "offline" : "available", { onError: () => toast({ text: text.shiftFailed }) });
  };
  return (
    <button
      type="button"
      role="switch"
      className="shift"
      aria-checked={on}
      aria-busy={shift.isPending || own === null}
      aria-disabled={noSignal || undefined}
      onClick={change}
    >
      <span className="knob" />
      {own === null ? text.shift : on ? text.onShift : text.offShift}
    </button>
  );
}

function Signal() {
  const text = useMessages("driver");
  const { live, noSignal } = useDriverDay();
  if (noSignal) {
    return (
      <span className="signal lost" role="status">
        <Icon name="nosignal" />
        {text.noSignal}
      </span>
    );
  }
  const isLive = live === "live";
  return (
    <span className="signal" role="status" title={isLive ? undefined : text.timedLong(REFRESH_SECONDS)}>
      <Icon name={isLive ? "signal" : "refresh"} />
      {isLive ? text.live : text.timed(REFRESH_SECONDS)}
    </span>
  );
}
