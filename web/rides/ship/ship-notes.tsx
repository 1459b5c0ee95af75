import type { ComponentProps } from "react";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useShipText } from "./use-ship-text.ts";
import styles from "./ship-notes.module.css";

type ShipNotesProps = {
  readonly ride: Parameters<ReturnType<typeof useShipText>>[0];
} & Pick<ComponentProps<"ul">, "className">;

/** The wait on the way and the time of the ship, in sight of everybody who has to do with the ride; nothing for any other ride. */
export default function ShipNotes({ ride, className }: ShipNotesProps) {
  const now = useNow(MINUTE_MS / 2);
  const { wait, waiting, aboard, warning } = useShipText()(ride, now);
  if (wait === null && aboard === null) return null;
  return (
    <div className={className}>
      <ul className={`small ${styles.notes}`}>
        {[waiting ?? wait, aboard]
          .filter((sentence) => sentence !== null)
          .map((sentence) => (
            <li key={sentence}>
              <Icon name="clock" />
              {sentence}
            </li>
          ))}
      </ul>
      {warning !== null && <Note tone="warn">{warning}</Note>}
    </div>
  );
}
