import { ForgotPasswordForm } from "./password-forms.tsx";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GablePage } from "../../company/gable-page.tsx";
import gablePageStyles from "../../company/gable-page.module.css";

/** Ask for a link to choose a new password. */
export default function ForgotPasswordPage() {
  const text = useStrings("accounts/sign-in");
  return (
    <GablePage from={180}>
      <PageHead title={text.forgotHead} description={text.forgotText} hidden />
      <ForgotPasswordForm>
        <p className={`small ${gablePageStyles.center}`}>
          <Link className="link" to={paths.login}>
            {text.backToLogin}
          </Link>
        </p>
      </ForgotPasswordForm>
    </GablePage>
  );
}
