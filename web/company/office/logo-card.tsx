import { useState } from "react";
import { getLogoEndpoint, setLogoEndpoint } from "../../../contract/company/logo.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DRAWINGS } from "../drawings.ts";
import { useCompany } from "../use-company.ts";
import { LOGO_FILES, drawLogo } from "./draw-logo.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./logo-card.module.css";

/** The company's logo: chosen, looked at by day and by night, used, and taken back. */
export function LogoCard() {
  const { logo: text } = useStrings("office").company;
  const errorText = useErrorText();
  const kept = useRead(read(getLogoEndpoint));
  const [chosen, setChosen] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const settings = { refresh: [getLogoEndpoint], onDone: () => setChosen(null) };
  const using = useStaffAction(setLogoEndpoint, { ...settings, toastText: text.used });
  const removing = useStaffAction(setLogoEndpoint, { ...settings, toastText: text.removed });
  const error = using.error ?? removing.error;
  const choose = async (file: File) => {
    const drawn = await drawLogo(file);
    setUnreadable(drawn === null);
    setChosen(drawn);
  };
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="company-logo">
      <h2 id="company-logo">{text.heading}</h2>
      <p className="muted">{text.about}</p>
      <QueryView query={kept} failed={errorText}>
        {({ logo }) => (
          <>
            <Preview logo={chosen === null ? logo : `data:image/png;base64,${chosen}`} />
            <FormError>{unreadable ? text.unreadable : error && errorText(error)}</FormError>
            <div className="row">
              {chosen === null ? (
                <>
                  <FileButton
                    compact
                    label={text.choose}
                    accept={LOGO_FILES}
                    onChoose={(file) => void choose(file)}
                  />
                  {logo !== null && (
                    <Button
                      size="compact"
                      busy={removing.isPending}
                      onClick={() => void removing.run({ body: { picture: null } })}
                    >
                      {text.remove}
                    </Button>
                  )}
                </>
              ) : (
                <>
                  <Button
                    size="compact"
                    tone="action"
                    busy={using.isPending}
                    onClick={() => void using.run({ body: { picture: chosen } })}
                  >
                    {text.use}
                  </Button>
                  <Button size="compact" onClick={() => setChosen(null)}>
                    {text.leave}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** The head of a page by day and by night, and the icon of a phone. */
function Preview({ logo }: { readonly logo: string | null }) {
  const { logo: text } = useStrings("office").company;
  const { name } = useCompany();
  const mark =
    logo === null ? (
      <Illustration drawing={DRAWINGS.mark} />
    ) : (
      <img src={logo} alt="" width={32} height={32} />
    );
  return (
    <ul className={styles.looks} aria-label={text.preview}>
      {(["light", "dark"] as const).map((theme) => (
        <li key={theme} data-theme={theme}>
          <p className={styles.head}>
            {mark}
            <span>{name}</span>
          </p>
          <span className={styles.icon}>{mark}</span>
          <small>{text[theme]}</small>
        </li>
      ))}
    </ul>
  );
}
