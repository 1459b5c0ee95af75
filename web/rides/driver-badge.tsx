import type { ReactNode } from "react";
import type { DriverStatus } from "../../domain/drivers/driver-status.ts";
import { classNames } from "../ui/class-names.ts";
import badgeStyles from "../ui/badge.module.css";
import styles from "./driver-badge.module.css";

const STATUS_CLASS: Readonly<Record<DriverStatus, string>> = {
  available: styles.available,
  on_ride: styles.onRide,
  offline: styles.offline,
  inactive: styles.inactive,
};

type DriverBadgeProps = {
  readonly status: DriverStatus;
  /** Where amber is what ends soon, a ride is in another colour. */
  readonly calm?: boolean;
  /** The name of it where it stands. */
  readonly children: string;
};

/** The state of a driver, as a shape and a word. */
export function DriverBadge({ status, calm = false, children }: DriverBadgeProps) {
  return (
    <span className={classNames(badgeStyles.badge, STATUS_CLASS[status], calm && styles.calm)}>
      <svg className={badgeStyles.shape} viewBox="0 0 14 14" aria-hidden="true">
        {SHAPES[status]}
      </svg>
      {children}
    </span>
  );
}

const SHAPES: Readonly<Record<DriverStatus, ReactNode>> = {
  available: <path d="m2.5 7.5 3 3 6-6.5" />,
  on_ride: <path d="M1.5 7h10M8 3.5 11.5 7 8 10.5" />,
  offline: <path d="M3 7h8" />,
  inactive: <path d="m3 3 8 8M11 3l-8 8" />,
};
