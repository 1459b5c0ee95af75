import type { MouseEvent } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { markAll, markUntil, toggleMark, unmark, useIsMarked, useMarks } from "./marks.ts";
import styles from "./mark-box.module.css";

type MarkBoxProps = {
  readonly ride: Pick<Ride, "id" | "ride_datetime">;
  readonly tabIndex?: number;
  readonly className?: string | undefined;
};

/** Marks a ride, to do the same with several; with Shift, all from the one that was marked before. */
export function MarkBox({ ride: { id }, tabIndex, className }: MarkBoxProps) {
  const text = useStrings("dispatch/bulk");
  const isMarked = useIsMarked(id);
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.shiftKey) markUntil(id, shownIds());
    else toggleMark(id);
  };
  return (
    <input
      type="checkbox"
      className={classNames(styles.box, className)}
      aria-label={text.mark(id)}
      aria-keyshortcuts="z"
      title={text.markHint}
      checked={isMarked}
      tabIndex={tabIndex}
      data-mark={id}
      onClick={onClick}
      onChange={() => undefined}
    />
  );
}

function shownIds(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>("[data-mark]")].map(({ dataset }) =>
    Number(dataset["mark"]),
  );
}

/** Marks every ride of a list, or none of them. */
export function MarkAll({
  rides,
  className,
}: {
  readonly rides: readonly Pick<Ride, "id">[];
  readonly className?: string;
}) {
  const text = useStrings("dispatch/bulk");
  const marks = useMarks();
  const ids = rides.map(({ id }) => id);
  const areAll = ids.length > 0 && ids.every((id) => marks.has(id));
  if (ids.length === 0) return null;
  return (
    <Button
      size="compact"
      className={className}
      aria-pressed={areAll}
      onClick={() => (areAll ? unmark(ids) : markAll(ids))}
    >
      {text.markAll}
    </Button>
  );
}
