import { useEffect, useState } from "react";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PRICE_HELD_MS } from "../use-booking.ts";
import styles from "./price-hold.module.css";

/** How long the price is still valid; once it has expired, a button works it out again. */
export function PriceHold({ until, onOver }: { readonly until: string; readonly onOver: () => void }) {
  const text = useStrings("booking/price");
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
      <p className={styles.hold}>
        <Icon name="clock" />
        {text.holdOver}
        <Button size="compact" onClick={onOver}>
          {text.calculateAgain}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.hold}>
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
