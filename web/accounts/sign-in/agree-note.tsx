import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import gablePageStyles from "../../company/gable-page.module.css";

/** The terms that somebody new agrees to by going on. */
export function AgreeNote() {
  const { agree } = useStrings("accounts/sign-in");
  return (
    <p className={`tiny muted ${gablePageStyles.center}`}>
      {agree.before} <Link to={paths.terms}>{agree.terms}</Link> {agree.and}{" "}
      <Link to={paths.privacy}>{agree.privacy}</Link>.
    </p>
  );
}
