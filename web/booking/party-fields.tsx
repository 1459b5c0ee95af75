import { MAX_LUGGAGE, MAX_PASSENGERS, MOST_BAGS_IN_A_CAR } from "../../domain/fares/limits.ts";
import type { Party } from "../../domain/fares/vehicles.ts";
import { Stepper } from "../ui/stepper.tsx";
import { latePart } from "../ui/late-part.tsx";
import cellStyles from "../ui/cell.module.css";

type PartyFieldsProps = {
  readonly party: Party;
  readonly onChange: (values: Partial<Party>) => void;
  readonly labels: Readonly<Record<keyof Party, string>>;
  /** A larger party, for which somebody is called, is entered by the person called. */
  readonly atDesk?: boolean | undefined;
};

const LargerParty = latePart(() => import("./larger-party.tsx"));

/** For how many people and bags, up to what our cars take. */
export function PartyFields({ party, onChange, labels, atDesk }: PartyFieldsProps) {
  const { passengers, luggage } = party;
  const mostBags = atDesk ? MAX_LUGGAGE : MOST_BAGS_IN_A_CAR;
  return (
    <>
      <div className={cellStyles.cells}>
        <Stepper
          label={labels.passengers}
          name="passenger_count"
          value={passengers}
          min={1}
          max={MAX_PASSENGERS}
          onChange={(next) => onChange({ passengers: next })}
        />
        <Stepper
          label={labels.luggage}
          name="luggage_count"
          value={luggage}
          min={0}
          max={mostBags}
          onChange={(next) => onChange({ luggage: next })}
        />
      </div>
      {!atDesk && (passengers >= MAX_PASSENGERS || luggage >= mostBags) && <LargerParty />}
    </>
  );
}
