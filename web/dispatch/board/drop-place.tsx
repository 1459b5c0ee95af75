import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { classNames } from "../../ui/class-names.ts";
import { barOf } from "./board-time.ts";
import styles from "./drop-place.module.css";

type DropPlaceProps = {
  readonly ride: BoardRide;
  readonly range: { readonly from: string; readonly to: string };
  readonly lanePx: number;
  readonly isRefused: boolean;
  readonly children: string;
};

/** Where the ride in the hand would be, with the words beside it. */
export function DropPlace({ ride, range, lanePx, isRefused, children }: DropPlaceProps) {
  const { left, width } = barOf(ride, range, lanePx);
  const isAtEnd = left > 50;
  return (
    <span
      className={classNames(styles.dropPlace, isAtEnd && styles.atEnd, isRefused && styles.refused)}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      <span>{children}</span>
    </span>
  );
}
