import { ResetPasswordForm } from "../accounts/password-forms.tsx";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { useSearchParams } from "../router/router-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Quay } from "../ui/quay.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Where a mailed link leads: /reset-password?token=… */
export default function ResetPasswordPage() {
  const text = useMessages("sign-in");
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <Quay>
      <PageHead title={text.resetHead} description={text.resetTitle} hidden />
      <ResetPasswordForm
        token={hydrated ? (params.get("token") ?? "") : ""}
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
