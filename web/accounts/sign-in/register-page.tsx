import { AgreeNote } from "./agree-note.tsx";
import { LeadOn } from "./lead-on.tsx";
import { ByCode } from "./other-ways.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useSession } from "../../api/session.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GablePage } from "../../company/gable-page.tsx";
import gablePageStyles from "../../company/gable-page.module.css";

/** Make a rider's account; it opens the home page. */
export default function RegisterPage() {
  const text = useStrings("accounts/sign-in");
  const session = useSession();
  if (session !== null) return <LeadOn to={paths.home} />;
  return (
    <GablePage from={1010}>
      <PageHead title={text.registerHead} description={text.registerDescription} />
      <RegisterForm above={<ByCode back={null} />}>
        <p className={`small ${gablePageStyles.center}`}>
          {text.haveAccount}{" "}
          <Link className="link" to={paths.login}>
            {text.login}
          </Link>
        </p>
        <AgreeNote />
      </RegisterForm>
    </GablePage>
  );
}
