import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./who-has.module.css";

/** That its driver said they had arrived while they were far from the pickup. */
export function FarArrival({ ride }: { readonly ride: Pick<Ride, "arrived_far_km"> }) {
  const text = useStrings("dispatch/ride");
  const formats = useFormats();
  const km = ride.arrived_far_km ?? null;
  if (km === null) return null;
  return (
    <span className={styles.far}>
      <Icon name="alert" />
      {text.arrivedFar(formats.km(km))}
    </span>
  );
}
