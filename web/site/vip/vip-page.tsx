import { useState } from "react";
import { CAR_DRAWINGS } from "../../company/car-drawings.ts";
import { CarPicture } from "../../company/car-picture.tsx";
import { useStrings } from "../../language/language-context.ts";
import { EnquiryForm } from "../forms/enquiry-form.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Chips } from "../../ui/chips.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import mapFrameStyles from "../../map/map-frame.module.css";
import tourPageStyles from "../tours/tour-page.module.css";
import paintStyles from "../../rides/tracking/car-paint.module.css";
import styles from "./vip-page.module.css";

const CLASSES = ["luxury", "comfort", "xl", "cargo", "armored"] as const;
type VehicleClass = (typeof CLASSES)[number];

/** The car that stands in the street for each. */
const CARS = { luxury: "comfort", comfort: "comfort", xl: "xl", cargo: "cargo", armored: "xl" } as const;

/** Those that drive people of note are black. */
const isBlack = (vehicle: VehicleClass) => vehicle === "luxury" || vehicle === "armored";

/** VIP transport, as an enquiry to the company. */
export default function VipPage() {
  const text = useStrings("site/vip");
  const forms = useStrings("site/forms");
  const [chosen, setChosen] = useState<VehicleClass>("luxury");
  return (
    <SitePage from={100}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className={tourPageStyles.page}>
        <div className="stack">
          <div className={classNames(mapFrameStyles.frame, isBlack(chosen) && paintStyles.black)}>
            <CarPicture type={CARS[chosen]} />
          </div>
          <p className="text">{text.text}</p>
          <dl className={classNames(cardStyles.card, styles.classes)}>
            {CLASSES.map((each) => (
              <div key={each}>
                <dt className="strong">{forms.classes[each]}</dt>
                <dd className="muted">{text.classes[each]}</dd>
                <dd className={classNames(styles.car, isBlack(each) && paintStyles.black)}>
                  <Illustration drawing={CAR_DRAWINGS[CARS[each]]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <section className={`stack ${cardStyles.card} ${tourPageStyles.askCard}`} aria-labelledby="ask">
          <h2 id="ask">{text.ask}</h2>
          <EnquiryForm topic="vip" subject={forms.classes[chosen]} draft="vip" labelledBy="ask">
            <Chips
              label={forms.vehicleClass}
              choices={CLASSES.map((value) => ({ value, label: forms.classes[value] }))}
              value={chosen}
              onChange={setChosen}
            />
          </EnquiryForm>
        </section>
      </div>
    </SitePage>
  );
}
