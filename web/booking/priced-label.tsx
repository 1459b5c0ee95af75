import { useFormats } from "../language/formats.ts";
import styles from "./priced-label.module.css";

/** The text of a button, and beside it what a press costs. */
export function PricedLabel({ label, usd }: { readonly label: string; readonly usd: number }) {
  const formats = useFormats();
  return (
    <>
      {label} <span className={styles.price}>{formats.shortUsd(usd)}</span>
    </>
  );
}
