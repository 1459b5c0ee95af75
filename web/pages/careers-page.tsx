import "./info-pages.css";
import { checkPhone } from "../accounts/account-rules.ts";
import { useMessages } from "../language/language-context.ts";
import { ApplicationForm } from "../messages/application-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** Drive for the company. */
export default function CareersPage() {
  const text = useMessages("careers");
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className="careers-grid">
        <div className="stack">
          <ul className="check-list">
            {text.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <h2>{text.needs}</h2>
          <ul className="check-list">
            {text.needItems.map((item) => (
              <li key={item}>
                <Icon name="right" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <section className="card form-card stack" aria-labelledby="apply">
          <h2 id="apply">{text.apply}</h2>
          <ApplicationForm labelledBy="apply" checkPhone={checkPhone} />
        </section>
      </div>
    </div>
  );
}
