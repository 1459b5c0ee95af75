import { type ReactNode, useId, useState } from "react";
import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { directionsLink } from "../../drivers/directions-link.ts";
import type { QueuedAction } from "../../drivers/step-queue.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDriverDay } from "./driver-day.ts";
import { nextStep } from "./next-step.ts";

const COPIED_MS = 2_500;
/** What ends a ride or gives it back, in the order of how much it does. */
const LAST = ["finish", "no_show", "reject", "cancel", "delete"] as const satisfies QueuedAction[];

type QuickRowProps = {
  readonly ride: Ride;
  /** The way is to the drop-off now. */
  readonly aboard: boolean;
  readonly onPress: (action: QueuedAction) => void;
};

/** Way, call, chat and the rest, one row under the thumb. */
export function QuickRow({ ride, aboard, onPress }: QuickRowProps) {
  const text = useMessages("driver");
  const { readOnly } = useDriverDay();
  const [open, setOpen] = useState(false);
  const id = useId();
  const phone = dialledPhone(ride.rider_phone);
  const ways = { pickup: <WayLink ride={ride} to="pickup" />, dropoff: <WayLink ride={ride} to="dropoff" /> };
  const last = LAST.filter((action) => ride.actions.includes(action) && nextStep(ride) !== action);
  return (
    <>
      <div className="quick">
        {aboard ? ways.dropoff : ways.pickup}
        {phone !== null && (
          <>
            <QuickLink icon="phone" href={`tel:${phone}`}>
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
      <div className="quick-more" id={id} hidden={!open}>
        <div className="quick three">
          {phone !== null && <CopyPhone phone={phone} />}
          {aboard ? ways.pickup : ways.dropoff}
        </div>
        {!readOnly &&
          last.map((action) => (
            <Button
              key={action}
              block
              tone={action === "finish" ? "line" : "bad"}
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
  const text = useMessages("driver").active;
  const place =
    to === "pickup"
      ? { name: ride.pickup_location, lat: ride.pickup_lat, lng: ride.pickup_lng }
      : { name: ride.dropoff_location, lat: ride.dropoff_lat, lng: ride.dropoff_lng };
  return (
    <QuickLink
      icon={to === "pickup" ? "nav" : "flag"}
      href={directionsLink(place, navigator.userAgent)}
      outside
    >
      {to === "pickup" ? text.directions : text.dropoffHelp}
    </QuickLink>
  );
}

function CopyPhone({ phone }: { readonly phone: string }) {
  const text = useMessages("driver").active;
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
  readonly href: string;
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
