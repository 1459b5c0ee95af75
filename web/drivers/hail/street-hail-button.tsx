import { useState } from "react";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { latePart } from "../../ui/late-part.tsx";

const StreetHail = latePart(() => import("./street-hail.tsx"));

/** Opens what a driver does when somebody stops them in the street. Only the server gives it a price and a number. */
export function StreetHailButton() {
  const text = useStrings("drivers/hail");
  const { noSignal } = useDriverDay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" block disabled={noSignal} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {noSignal ? text.noSignal : text.title}
      </Button>
      {open && <StreetHail onClose={() => setOpen(false)} />}
    </>
  );
}
