import { Button, type ButtonTone } from "../../ui/button.tsx";
import staffStyles from "../../office/staff.module.css";

type RowAction = {
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly onPress: () => void;
};

type RowActionsProps = {
  /** The name of the row, so that a screen reader tells its buttons from those of the next row. */
  readonly row: string;
  readonly actions: readonly RowAction[];
  readonly className?: string;
};

/** The actions on a row of a table. */
export function RowActions({ row, actions, className = staffStyles.actions }: RowActionsProps) {
  return (
    <div className={className}>
      {actions.map(({ label, tone = "line", onPress }) => (
        <Button key={label} size="compact" tone={tone} aria-label={`${label}: ${row}`} onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
