import { useEffect, useState } from "react";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PRICE_HELD_MS } from "./use-booking.ts";

const SECOND_MS = 1_000;

/** How long the price is still held; once it is over, a button works it out again. */
export function PriceHold({ until, onOver }: { readonly until: string; readonly onOver: () => void }) {
  const text = useMessages("booking");
  const end = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, end - now);
  const over = left === 0;

  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(tick);
  }, [over]);

  if (over) {
    return (
      <p className="hold">
        <Icon name="clock" />
        {text.holdOver}
        <Button size="desk" onClick={onOver}>
          {text.calculateAgain}
        </Button>
      </p>
    );
  }
  return (
    <p className="hold">
      <Icon name="clock" />
      <span>
        {text.heldFor} <b>{clockOf(left)}</b>
      </span>
      <progress max={PRICE_HELD_MS} value={left} aria-hidden="true" />
    </p>
  );
}

function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
