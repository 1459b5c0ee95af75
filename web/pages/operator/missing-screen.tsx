import { paths } from "../../app/paths.ts";
import { useMessages } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DeskTop } from "./desk-top.tsx";

/** What an address below the desk shows that leads nowhere. */
export function MissingScreen() {
  const text = useMessages("desk");
  return (
    <>
      <DeskTop title={text.notFound} />
      <EmptyState
        title={text.notFound}
        action={<ButtonLink to={paths.operator}>{text.dashboard}</ButtonLink>}
      />
    </>
  );
}
