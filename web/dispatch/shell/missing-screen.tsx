import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DispatchTop } from "./dispatch-top.tsx";

const LISTS = {
  ride: officePaths.operatorAssignedRides,
  driver: officePaths.operatorDrivers,
} as const;

type MissingScreenProps = {
  /** The thing that the address names; left out where it is none of dispatch's at all. */
  readonly of?: keyof typeof LISTS;
};

/** Shown for an address below dispatch that leads to nothing, with the way to what there is. */
export function MissingScreen({ of }: MissingScreenProps) {
  const text = useStrings("dispatch");
  const title = of === undefined ? text.notFound : text.missing[of];
  const back =
    of === undefined
      ? { to: paths.operator, name: text.dashboard }
      : { to: LISTS[of], name: of === "ride" ? text.assignedRides : text.drivers };
  return (
    <>
      <DispatchTop title={title} />
      <EmptyState heading="h2" title={title} action={<ButtonLink to={back.to}>{back.name}</ButtonLink>} />
    </>
  );
}
