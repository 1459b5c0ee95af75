import { classNames } from "../ui/class-names.ts";
import plateStyles from "../company/plate.module.css";

/** The car's plate as it hangs on the car: which a guest looks for at the pickup. */
export function Plate({ plate, className }: { readonly plate: string; readonly className?: string }) {
  return <span className={classNames(plateStyles.plate, className)}>{plate}</span>;
}
