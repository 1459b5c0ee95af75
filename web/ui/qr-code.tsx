import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** The empty edge a reader needs around the code, in modules. */
const QUIET_ZONE = 4;

/** A text as a picture for the camera of another device; dark on light in both themes, as cameras want it. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
