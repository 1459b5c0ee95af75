import plateStyles from "../company/plate.module.css";
/** The car's plate as it hangs on the car: which a guest looks for at the pickup. */
export function Plate({ plate }: { readonly plate: string }) {
  return <span className={plateStyles.plate}>{plate}</span>;
}
