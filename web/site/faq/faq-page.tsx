import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import styles from "./faq-page.module.css";

/** What people ask most; every answer can be linked to. */
export default function FaqPage() {
  const text = useStrings("site/faq");
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className={styles.faq}>
        {text.items.map((item) => (
          <details key={item.id} id={item.id} className={styles.faqItem} open={item.id === "booking"}>
            <summary>
              <h2>{item.question}</h2>
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
      <div className={`row ${styles.faqMore}`}>
        <p className="strong">{text.more}</p>
        <ButtonLink tone="ink" to={paths.contactUs}>
          {text.contact}
        </ButtonLink>
        <ButtonLink to={paths.fare}>{text.calculator}</ButtonLink>
      </div>
    </div>
  );
}
