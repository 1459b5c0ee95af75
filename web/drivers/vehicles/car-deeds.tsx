import type { ReactNode } from "react";
import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { useMayI } from "../../api/use-may-i.ts";
import styles from "./vehicle-page.module.css";

type DeedsProps = { readonly car: Vehicle; readonly children: ReactNode };

/** The deeds with a car of the fleet, for who may do them. */
export function Deeds({ car, children }: DeedsProps) {
  const mayI = useMayI();
  if (car.retired_on !== null || !mayI("drivers")) return null;
  return <div className={styles.deeds}>{children}</div>;
}
