import type { ReactNode } from "react";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import { classNames } from "../ui/class-names.ts";
import { useStrings } from "../language/language-context.ts";
import badgeStyles from "../ui/badge.module.css";
import styles from "./status-badge.module.css";

const STATUS_CLASS: Readonly<Record<RideStatus, string>> = {
  Pending: styles.pending,
  Assigned: styles.assigned,
  Accepted: styles.accepted,
  PickedUp: styles.pickedUp,
  InProgress: styles.inProgress,
  Completed: styles.completed,
  Cancelled: styles.cancelled,
  Rejected: styles.rejected,
  NoShow: styles.noShow,
};

/** A ride's status as a shape and a word; colour only helps. */
export function StatusBadge({ status }: { readonly status: RideStatus }) {
  const text = useStrings("rides/booked");
  return (
    <span className={classNames(badgeStyles.badge, STATUS_CLASS[status])}>
      <StatusShape status={status} />
      {/* A page that was loaded before the server learnt another status shows it all the same. */}
      {text.status[status] ?? text.unknown}
    </span>
  );
}

/** The shape alone, for where there is no room for the word. */
export function StatusShape({ status }: { readonly status: RideStatus }) {
  return (
    <svg className={badgeStyles.shape} viewBox="0 0 14 14" aria-hidden="true">
      {SHAPES[status] ?? SHAPES.Pending}
    </svg>
  );
}

const SHAPES: Readonly<Record<RideStatus, ReactNode>> = {
  Pending: <circle cx="7" cy="7" r="5" strokeDasharray="2.6 2.6" />,
  Assigned: (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="M7 4.5V7l1.8 1" />
    </>
  ),
  Accepted: <path d="m2.5 7.5 3 3 6-6.5" />,
  PickedUp: (
    <>
      <circle cx="7" cy="4" r="2.3" />
      <path d="M2.5 12.5c.3-3 2-4.5 4.500-4.500s4.200 1.500 4.500 4.500" />
    </>
  ),
  InProgress: <path d="M1.5 7h10M8 3.5 11.5 7 8 10.5" />,
  Completed: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="currentColor" />
      <path d="m4.5 7.200 1.800 1.800 3.400-3.700" stroke="var(--good-tint)" />
    </>
  ),
  Cancelled: <path d="m3 3 8 8M11 3l-8 8" />,
  Rejected: (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="m3.500 10.500 7-7" />
    </>
  ),
  NoShow: (
    <>
      <circle cx="7" cy="4.200" r="2.300" />
      <path d="M3 12c.4-2.600 2-3.700 4-3.700M9 9.500l3 3M12 9.500l-3 3" />
    </>
  ),
};
