import { MAX_STOPS } from "../../domain/fares/limits.ts";
import { useStrings } from "../language/language-context.ts";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";
import { Button } from "../ui/button.tsx";
import journeyStyles from "../places/journey.module.css";

type AddStopProps = {
  readonly id: string;
  readonly stops: readonly ChosenPlace[];
  readonly onChange: (stops: readonly ChosenPlace[]) => void;
};

/** Adds a place on the way, as long as there may be another. */
export function AddStop({ id, stops, onChange }: AddStopProps) {
  const text = useStrings("booking");
  if (stops.length >= MAX_STOPS) return null;
  return (
    <Button
      id={id}
      tone="quiet"
      size="compact"
      icon="plus"
      className={journeyStyles.addStop}
      onClick={() => onChange([...stops, NO_PLACE])}
    >
      {text.addStop}
    </Button>
  );
}
