import { useFormats } from "../language/formats.ts";
import styles from "./priced-label.module.css";

/** What a press does, and beside it what that costs. */
export function PricedLabel({ label, usd }: { readonly label: string; readonly usd: number }) {
  const formats = useFormats();
  return (
    <>
      {label} <span className={styles.price}>{formats.shortUsd(usd)}</span>
    </>
  );
}
