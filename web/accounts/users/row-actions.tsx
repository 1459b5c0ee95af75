import { Button, type ButtonTone } from "../../ui/button.tsx";
import staffStyles from "../../office/staff.module.css";

type RowAction = {
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly onPress: () => void;
};

type RowActionsProps = {
  /** What the row is called, so that a screen reader tells its buttons from those of the next row. */
  readonly row: string;
  readonly actions: readonly RowAction[];
};

/** What can be done about a row of a table. */
export function RowActions({ row, actions }: RowActionsProps) {
  return (
    <div className={staffStyles.actions}>
      {actions.map(({ label, tone = "line", onPress }) => (
        <Button key={label} size="compact" tone={tone} aria-label={`${label}: ${row}`} onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
