import { ForgotPasswordForm } from "../accounts/password-forms.tsx";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Quay } from "../ui/quay.tsx";

/** Ask for a link to choose a new password. */
export default function ForgotPasswordPage() {
  const text = useMessages("sign-in");
  return (
    <Quay>
      <PageHead title={text.forgotHead} description={text.forgotText} hidden />
      <ForgotPasswordForm>
        <p className="small center">
          <Link className="link" to={paths.login}>
            {text.backToLogin}
          </Link>
        </p>
      </ForgotPasswordForm>
    </Quay>
  );
}
