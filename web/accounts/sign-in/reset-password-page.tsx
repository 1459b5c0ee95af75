import { ResetPasswordForm } from "./password-forms.tsx";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { useLocation } from "../../router/router-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GablePage } from "../../company/gable-page.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Where a mailed link leads: /reset-password#token=…, in the fragment, which is not sent to a server. */
export default function ResetPasswordPage() {
  const text = useStrings("accounts/sign-in");
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return (
    <GablePage from={680}>
      <PageHead title={text.resetHead} description={text.resetTitle} hidden />
      <ResetPasswordForm
        token={hydrated ? (new URLSearchParams(hash.slice(1)).get("token") ?? "") : ""}
        loginLink={
          <ButtonLink tone="action" to={paths.login}>
            {text.login}
          </ButtonLink>
        }
        newLink={<ButtonLink to={paths.forgotPassword}>{text.askNewLink}</ButtonLink>}
      />
    </GablePage>
  );
}
