import { fullName } from "../../../domain/accounts/full-name.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverFace } from "../../rides/driver-face.tsx";
import { Plate } from "../../rides/plate.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { ContactLinks } from "../../office/contact-links.tsx";
import { Decision } from "./decision.tsx";
import { PapersSeen } from "./papers-seen.tsx";
import paneStyles from "../../office/two-panes.module.css";
import styles from "./applicant.module.css";

type ApplicantProps = { readonly application: DriverApplication; readonly onDone: () => void };

/** An applicant, with their car and what they wrote, and the office's decision. */
export function Applicant({ application, onDone }: ApplicantProps) {
  const text = useStrings("office");
  const words = useStrings("messages/applications");
  const { shortDateTime } = useFormats();
  const { email, phone, plate, message, received_at } = application;
  const name = fullName(application);
  return (
    <>
      <header className={paneStyles.head}>
        <DriverFace name={name} picture={null} className={styles.face} />
        <div>
          <div className={styles.name}>
            <h2>{name}</h2>
            <Plate plate={plate} />
          </div>
          <p className="small muted">
            {displayPhone(phone)}, <EmailText>{email}</EmailText>
            {". "}
            {text.applications.received(shortDateTime(received_at))}
          </p>
        </div>
        <ContactLinks name={name} phone={phone} mail={`mailto:${email}`} />
      </header>
      <dl className={paneStyles.facts}>
        <Fact name={text.drivers.vehicle} value={application.vehicle_name} />
        <Fact name={text.drivers.vehicleType} value={typeOf(application, words.seats)} />
        <Fact name={text.drivers.licence} value={application.license_number} />
        <Fact name={words.speaks} value={application.languages} />
      </dl>
      {message !== "" && (
        <div className={paneStyles.letter}>
          <p className={paneStyles.words}>{message}</p>
        </div>
      )}
      <PapersSeen application={application} />
      <Decision application={application} name={name} onDone={onDone} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function typeOf({ vehicle_type }: DriverApplication, seats: (n: number) => string): string {
  const { name, seats: most } = VEHICLES[vehicle_type];
  return `${name}, ${seats(most)}`;
}
