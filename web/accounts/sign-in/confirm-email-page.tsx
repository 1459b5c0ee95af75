import { confirmEmailEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { useLocation } from "../../router/router-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GablePage } from "../../company/gable-page.tsx";
import { TitleCard } from "../../company/title-card.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Where the link to a new address leads: /confirm-email#token=…. It confirms at a press only, since some mail programs open links by themselves. */
export default function ConfirmEmailPage() {
  const text = useStrings("accounts/sign-in");
  const errorText = useErrorText();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const token = hydrated ? (new URLSearchParams(hash.slice(1)).get("token") ?? "") : "";
  const confirm = useChange(confirmEmailEndpoint, { invalidates: [readMeEndpoint] });
  const done = confirm.data !== undefined;
  return (
    <GablePage from={1330}>
      <PageHead title={text.confirmEmailHead} description={text.confirmEmailTitle} hidden />
      <TitleCard
        title={text.confirmEmailTitle}
        small
        busy={confirm.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending) confirm.run({ body: { token } });
        }}
      >
        {confirm.error !== null && <FormError>{errorText(confirm.error)}</FormError>}
        {done && (
          <Note tone="live" icon="check">
            {text.confirmEmailDone}
          </Note>
        )}
        {hydrated && token === "" && <Note tone="warn">{text.noToken}</Note>}
        {token !== "" && !done && (
          <Button type="submit" tone="action" size="large" block busy={confirm.isPending}>
            {text.confirmEmail}
          </Button>
        )}
        <ButtonLink to={paths.settings}>{text.toSettings}</ButtonLink>
      </TitleCard>
    </GablePage>
  );
}
