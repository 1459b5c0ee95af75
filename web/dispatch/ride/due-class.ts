import type { Due } from "./due.ts";
import styles from "./due.module.css";

/** How the nearness of a ride is shown. */
export const DUE_CLASS: Readonly<Record<Due["tone"], string | null>> = {
  late: styles.late,
  soon: styles.soon,
  later: null,
};
