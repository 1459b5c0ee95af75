import type { DatedPaper } from "../../../contract/papers/papers.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./overlap-warning.module.css";

/** Says which document keeps a driver from a ride. */
export function PaperWarning({ paper }: { readonly paper: DatedPaper | null }) {
  const { whyNotTheRide } = usePaperText();
  if (paper === null) return null;
  return (
    <span className={`small ${styles.overlap}`}>
      <Icon name="alert" />
      {whyNotTheRide(paper)}
    </span>
  );
}
