import type { readAssistantRequestEndpoint } from "../../../contract/assistants/grants.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { AssistantScope } from "../../../domain/assistants/assistant-scopes.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./assistants.module.css";

export type AssistantAsks = NonNullable<ResultOf<typeof readAssistantRequestEndpoint>["asks"]>;

/** An assistant by the one thing of it that can be checked, and what it asks. */
export function AskedScopes({
  asks: { host, returns_to: returnsTo, scopes },
}: {
  readonly asks: AssistantAsks;
}) {
  const text = useStrings("accounts/assistants");
  return (
    <>
      <p className={styles.host}>{host}</p>
      <p>{text.wants}</p>
      <ScopeList scopes={scopes} />
      <p className="small muted">{text.never}</p>
      {returnsTo !== host && <p className="small muted">{text.returnsTo(returnsTo)}</p>}
    </>
  );
}

export function ScopeList({ scopes }: { readonly scopes: readonly AssistantScope[] }) {
  const text = useStrings("accounts/assistants");
  return (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>
          <Icon name="check" />
          <span>{text.scopes[scope]}</span>
        </li>
      ))}
    </ul>
  );
}
