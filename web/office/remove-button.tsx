import { Button } from "../ui/button.tsx";

type RemoveButtonProps = {
  readonly label: string;
  /** The name of the row, so that a screen reader tells its button from that of the next row. */
  readonly row: string;
  readonly busy: boolean;
  readonly onPress: () => void;
};

/** Removes the row it stands in. */
export function RemoveButton({ label, row, busy, onPress }: RemoveButtonProps) {
  return (
    <Button size="compact" aria-label={`${label}: ${row}`} busy={busy} onClick={onPress}>
      {label}
    </Button>
  );
}
