import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import { CAR_DRAWINGS } from "../../company/car-drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import styles from "./vehicle-choice.module.css";

/** A car from the side, beside its name. */
export function CarDrawing({ type }: { readonly type: VehicleType }) {
  return <Illustration drawing={CAR_DRAWINGS[type]} className={styles.drawing} />;
}
