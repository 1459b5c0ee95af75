import { allowAssistantEndpoint } from "../../../contract/assistants/grants.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { readAnswer } from "../../api/call.ts";
import { send } from "../../api/send.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import foldStyles from "../../ui/fold.module.css";
import { useId, useState } from "react";
import type { AssistantQuery } from "./allow-assistant-page.tsx";
import styles from "./assistants.module.css";

/** The yes of a hotel or firm, which has no login: the key that the office gave it. */
export function AllowByKey({ query }: { readonly query: AssistantQuery }) {
  const text = useStrings("accounts/assistants");
  const errorText = useErrorText();
  const [key, setKey] = useState("");
  const hint = useId();
  const allow = useChange((typed: string) => allowWith(typed, query), {
    onDone: ({ leave_to: to }) => location.assign(to),
  });
  const isWrong = allow.error instanceof ApiError && allow.error.code === "unauthenticated";
  return (
    <details className={foldStyles.fold}>
      <summary>
        {text.forHotels}
        <Icon name="down" />
      </summary>
      <div className={styles.key}>
        <p className="small muted" id={hint}>
          {text.forHotelsText}
        </p>
        {allow.error !== null && <FormError>{isWrong ? text.wrongKey : errorText(allow.error)}</FormError>}
        <PasswordField
          label={text.key}
          aria-describedby={hint}
          autoComplete="off"
          value={key}
          onChange={setKey}
        />
        <Button
          block
          busy={allow.isPending}
          busyLabel={text.allowing}
          onClick={() => key.trim() !== "" && allow.run(key.trim())}
        >
          {text.allowByKey}
        </Button>
      </div>
    </details>
  );
}

/** The call as the holder of the key makes it, whoever may be logged in. */
async function allowWith(key: string, query: AssistantQuery) {
  const { method, path } = allowAssistantEndpoint;
  return readAnswer(allowAssistantEndpoint, await send(method, path, { body: query, access: key }));
}
