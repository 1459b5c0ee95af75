import { type ReactNode, useId, useState } from "react";
import { dialledPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { directionsLink, stopPlaces } from "./directions-link.ts";
import type { QueuedAction } from "../steps/step-queue.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDriverDay } from "./driver-day.ts";
import { nextStep } from "./next-step.ts";
import styles from "./quick-row.module.css";

const COPIED_MS = 2_500;
/**
 * The steps that end a ride or give it back, the mildest first; a no-show stands with the next step. Finish asks first, and says how
 * early it is.
 */
const LAST = ["finish", "cancel", "delete"] as const satisfies QueuedAction[];

type QuickRowProps = {
  readonly ride: Ride;
  /** Directions lead to the drop-off now. */
  readonly aboard: boolean;
  /** Steps that are not at hand yet, for whoever begins sooner. */
  readonly locked: readonly QueuedAction[];
  readonly onPress: (action: QueuedAction) => void;
  readonly className?: string;
};

/** Directions, call, chat and the rest, in one row within reach of the thumb. */
export function QuickRow({ ride, aboard, locked, onPress, className }: QuickRowProps) {
  const text = useStrings("drivers");
  const { readOnly } = useDriverDay();
  const [open, setOpen] = useState(false);
  const id = useId();
  const phone = dialledPhone(ride.rider_phone);
  const ways = { pickup: <WayLink ride={ride} to="pickup" />, dropoff: <WayLink ride={ride} to="dropoff" /> };
  const last = LAST.filter((action) => nextStep(ride) !== action);
  const rest = [...locked, ...last].filter((action) => ride.actions.includes(action));
  return (
    <>
      <div className={classNames(styles.quick, className)}>
        {aboard ? ways.dropoff : ways.pickup}
        {phone !== null && (
          <>
            <QuickLink icon="phone" href={phoneLink(phone)}>
              {text.active.call}
            </QuickLink>
            <QuickLink icon="chat" href={whatsAppLink(phone)} outside>
              {text.active.whatsapp}
            </QuickLink>
          </>
        )}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon name="dots" />
          {open ? text.active.less : text.active.more}
        </button>
      </div>
      <div className={styles.quickMore} id={id} hidden={!open}>
        <div className={styles.quick}>
          {phone !== null && <CopyPhone phone={phone} />}
          {aboard ? ways.pickup : ways.dropoff}
        </div>
        {!readOnly &&
          rest.map((action) => (
            <Button
              key={action}
              block
              // The only one that takes the ride from its passenger.
              tone={action === "delete" ? "bad" : "line"}
              onClick={() => onPress(action)}
            >
              {text.step[action]}
            </Button>
          ))}
      </div>
    </>
  );
}

function WayLink({ ride, to }: { readonly ride: Ride; readonly to: "pickup" | "dropoff" }) {
  const text = useStrings("drivers").active;
  const place =
    to === "pickup"
      ? { name: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng }
      : { name: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng };
  const stops = to === "dropoff" ? stopPlaces(ride) : [];
  return (
    <QuickLink
      icon={to === "pickup" ? "nav" : "flag"}
      href={directionsLink(place, navigator.userAgent, stops)}
      outside
    >
      {to === "pickup" ? text.directions : text.dropoffHelp}
    </QuickLink>
  );
}

function CopyPhone({ phone }: { readonly phone: string }) {
  const text = useStrings("drivers").active;
  const toast = useToast();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(phone).then(
      () => true,
      () => false,
    );
    toast({ text: copied ? text.phoneCopied : text.copyFailed, durationMs: COPIED_MS });
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <Icon name="copy" />
      {text.copyPhone}
    </button>
  );
}

type QuickLinkProps = {
  readonly icon: IconName;
  readonly href: string | undefined;
  readonly outside?: boolean;
  readonly children: ReactNode;
};

function QuickLink({ icon, href, outside = false, children }: QuickLinkProps) {
  return (
    <a href={href} {...(outside ? { target: "_blank", rel: "noreferrer" } : {})}>
      <Icon name={icon} />
      {children}
    </a>
  );
}
