import { useOpenWhen } from "../../company/open-when.ts";
import { useStrings } from "../../language/language-context.ts";
import { ApplicationForm } from "../forms/application-form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { CarPicture } from "../../company/car-picture.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import checkListStyles from "../check-list.module.css";
import formPageStyles from "../forms/form-page.module.css";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./careers-page.module.css";

/** Drive for the company. */
export default function CareersPage() {
  const text = useStrings("site/careers");
  const when = useOpenWhen();
  return (
    <SitePage from={420}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className={formPageStyles.grid}>
        <div className={styles.why}>
          <div className={mapFrameStyles.frame}>
            <CarPicture type="economy" />
          </div>
          <ul className={checkListStyles.list}>
            {text.points(when).map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <h2>{text.needs}</h2>
          <ul className={checkListStyles.list}>
            {text.needItems.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <section className={`stack ${cardStyles.card} ${formPageStyles.formCard}`} aria-labelledby="apply">
          <h2 id="apply">{text.apply}</h2>
          <ApplicationForm labelledBy="apply" />
        </section>
      </div>
    </SitePage>
  );
}
