import { ResetPasswordForm } from "../accounts/password-forms.tsx";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { useLocation } from "../router/router-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Quay } from "../ui/quay.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Where a mailed link leads: /reset-password#token=…, the part of an address that no server sees. */
export default function ResetPasswordPage() {
  const text = useMessages("sign-in");
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return (
    <Quay>
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
    </Quay>
  );
}
