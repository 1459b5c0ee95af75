import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DRAWINGS } from "../ui/drawings.ts";
import { Illustration } from "../ui/illustration.tsx";
import { PageHead } from "../ui/page-head.tsx";

/** What any other path shows: the words of the specification and a way home. */
export default function NotFoundPage() {
  const text = useMessages("not-found");
  return (
    <div className="wrap section stack not-found">
      <PageHead title={text.head} description={text.help} hidden />
      <Illustration drawing={DRAWINGS.diviDivi} className="empty-tree" />
      <h1 className="page-title">{text.title}</h1>
      <p className="text">{text.help}</p>
      <div className="row">
        <ButtonLink tone="action" to={paths.home}>
          {text.home}
        </ButtonLink>
        <ButtonLink to={paths.contactUs}>{text.contact}</ButtonLink>
      </div>
    </div>
  );
}
