import { useId, useState } from "react";
import { EmailField, NameFields, PhoneField } from "../ui/contact-fields.tsx";
import { EmailText } from "../ui/email-text.tsx";
import { Fact, FactsList } from "../ui/facts-list.tsx";
import { FadeIn } from "../ui/fade-in.tsx";
import { FileButton } from "../ui/file-button.tsx";
import QrCode from "../ui/qr-code.tsx";
import styles from "./styleguide.module.css";

/** A person's name and picture, a file of theirs, a code for their other device, and a section that fades in. */
export function PersonStates() {
  const [file, setFile] = useState("No file yet");
  const [name, setName] = useState("Maya");
  const title = useId();
  return (
    <div className={styles.three}>
      <div className="stack">
        <NameFields
          first={{ label: "First name", value: name, onChange: setName }}
          last={{ label: "Last name", value: "Brooks", onChange: setName }}
          maxLength={60}
        />
        <EmailField label="Email" value="maya@example.com" onChange={setName} />
        <PhoneField
          label="Phone number"
          hint="7 digits, or + and your country code"
          value=""
          onChange={setName}
        />
      </div>
      <div className="stack">
        <div className="row">
          <FileButton
            label="Choose a file"
            accept={["image/jpeg"]}
            onChoose={({ name: chosen }) => setFile(chosen)}
          />
          <FileButton
            compact
            label="Compact"
            accept={["image/jpeg"]}
            onChoose={({ name: chosen }) => setFile(chosen)}
          />
        </div>
        <p className="muted small">{file}</p>
        <p className={styles.narrow}>
          <EmailText>frontdesk@pundamar.example</EmailText>
        </p>
        <FactsList>
          <Fact name="Phone">+599 9 555 0188</Fact>
          <Fact name="Email">
            <EmailText>frontdesk@pundamar.example</EmailText>
          </Fact>
        </FactsList>
        <FadeIn id={`${title}-section`} label={title}>
          <h3 id={title}>Fades in</h3>
          <p>Once it is scrolled into view.</p>
        </FadeIn>
      </div>
      <div className={styles.code}>
        <QrCode text="https://trupial.example" label="A code for a camera" />
      </div>
    </div>
  );
}
