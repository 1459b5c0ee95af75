import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DispatchTop } from "./dispatch-top.tsx";

/** Shown for an unknown address below dispatch. */
export function MissingScreen() {
  const text = useStrings("dispatch");
  return (
    <>
      <DispatchTop title={text.notFound} />
      <EmptyState
        title={text.notFound}
        action={<ButtonLink to={paths.operator}>{text.dashboard}</ButtonLink>}
      />
    </>
  );
}
