import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { useMessages } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";

type RideLineProps = {
  readonly ride: { readonly id: number; readonly pickup_location: string; readonly dropoff_location: string };
  /** It has left the list since somebody began to work with it. */
  readonly gone?: boolean;
  /** What stands below the way: who drives, when. */
  readonly children: ReactNode;
};

/** A ride in one line of a panel, and the way to its page. */
export function RideLine({ ride, gone = false, children }: RideLineProps) {
  const text = useMessages("desk");
  return (
    <li className={gone ? "act gone" : "act"} data-ride={ride.id}>
      <span>
        <b>#{ride.id}</b> {ride.pickup_location} → {ride.dropoff_location}
      </span>
      <ButtonLink
        tone="quiet"
        size="desk"
        to={paths.operatorRide(ride.id)}
        aria-label={`${text.details}, #${ride.id}`}
      >
        {text.details}
      </ButtonLink>
      <span className="act-who">{children}</span>
    </li>
  );
}
