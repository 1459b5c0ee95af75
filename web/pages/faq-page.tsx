import "./info-pages.css";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** What people ask most; every answer can be linked to. */
export default function FaqPage() {
  const text = useMessages("faq");
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className="faq">
        {text.items.map((item) => (
          <details key={item.id} id={item.id} className="faq-item" open={item.id === "booking"}>
            <summary>
              <h2>{item.question}</h2>
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
      <div className="row faq-more">
        <p className="strong">{text.more}</p>
        <ButtonLink tone="ink" to={paths.contactUs}>
          {text.contact}
        </ButtonLink>
        <ButtonLink to={paths.fare}>{text.calculator}</ButtonLink>
      </div>
    </div>
  );
}
