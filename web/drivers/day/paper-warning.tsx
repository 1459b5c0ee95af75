import type { DatedPaper } from "../../../domain/papers/papers.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./overlap-warning.module.css";

type PaperWarningProps = {
  readonly paper: DatedPaper | null;
  readonly className?: string | undefined;
};

/** Says which document keeps a driver from a ride. */
export function PaperWarning({ paper, className }: PaperWarningProps) {
  const { whyNotTheRide } = usePaperText();
  if (paper === null) return null;
  return (
    <span className={classNames("small", styles.overlap, className)}>
      <Icon name="alert" />
      {whyNotTheRide(paper)}
    </span>
  );
}
