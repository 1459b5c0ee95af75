import "../tours/tours.css";
import { useState } from "react";
import { checkPhone } from "../accounts/account-rules.ts";
import { CarPicture } from "../company/car-picture.tsx";
import { useMessages } from "../language/language-context.ts";
import { EnquiryForm } from "../messages/enquiry-form.tsx";
import { Chips } from "../ui/choices.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

const CLASSES = ["luxury", "comfort", "xl", "cargo", "armored"] as const;
type VehicleClass = (typeof CLASSES)[number];

/** What stands in the street for each. */
const CARS = { luxury: "comfort", comfort: "economy", xl: "xl", cargo: "cargo", armored: "xl" } as const;

/** VIP transport, as an enquiry to the office. */
export default function VipPage() {
  const text = useMessages("vip");
  const forms = useMessages("message-forms");
  const [chosen, setChosen] = useState<VehicleClass>("luxury");
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className="tour-page">
        <div className="stack">
          <div className="frame">
            <CarPicture type={CARS[chosen]} />
          </div>
          <p className="text">{text.text}</p>
          <dl className="vip-classes">
            {CLASSES.map((each) => (
              <div className="card" key={each}>
                <dt className="strong">{forms.classes[each]}</dt>
                <dd className="muted">{text.classes[each]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section className="card ask-card stack" aria-labelledby="ask">
          <h2 id="ask">{text.ask}</h2>
          <EnquiryForm
            topic="vip"
            subject={forms.classes[chosen]}
            draftKey="vip"
            labelledBy="ask"
            checkPhone={checkPhone}
          >
            <Chips
              label={forms.vehicleClass}
              choices={CLASSES.map((value) => ({ value, label: forms.classes[value] }))}
              value={chosen}
              onChange={setChosen}
            />
          </EnquiryForm>
        </section>
      </div>
    </div>
  );
}
