import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SitePage } from "../../company/site-page.tsx";
import { TREE } from "../../ui/tree-drawing.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import emptyStateStyles from "../../ui/empty-state.module.css";

/** What any other path shows: the words of the specification and a way home. */
export default function NotFoundPage() {
  const text = useStrings("site/not-found");
  return (
    <SitePage from={900}>
      <div className="section stack">
        <PageHead title={text.head} description={text.help} hidden />
        <Illustration drawing={TREE} className={emptyStateStyles.tree} />
        <h1 className="page-title">{text.title}</h1>
        <p className="text">{text.help}</p>
        <div className="row">
          <ButtonLink tone="action" to={paths.home}>
            {text.home}
          </ButtonLink>
          <ButtonLink to={paths.contactUs}>{text.contact}</ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}
