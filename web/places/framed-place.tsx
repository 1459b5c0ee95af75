import { type ComponentProps, useId } from "react";
import { PlaceField } from "./place-field.tsx";
import styles from "./framed-place.module.css";

type FramedPlaceProps = Omit<ComponentProps<typeof PlaceField>, "describedBy" | "invalid"> & {
  readonly hint: string;
  /** Takes the hint's place. */
  readonly error?: string | undefined;
};

/** A place field that stands by itself: its name above, a frame around it, a sentence below. */
export function FramedPlace({ hint, error, ...field }: FramedPlaceProps) {
  const note = useId();
  return (
    <div className={styles.frame}>
      <PlaceField {...field} invalid={error !== undefined} describedBy={note} />
      <p id={note} role={error === undefined ? undefined : "alert"}>
        {error ?? hint}
      </p>
    </div>
  );
}
