import { paths } from "../../app/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { useTheme } from "../../ui/theme.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { useOwnDriver } from "../../drivers/use-own-driver.ts";
import { useDriverDay } from "./driver-day.ts";
import { ProfileForm } from "./profile-form.tsx";
import { WorkSettings } from "./work-settings.tsx";

/** The driver's car, papers and languages, and how he works. */
export function DriverProfile() {
  const text = useMessages("driver");
  const { readOnly } = useDriverDay();
  return (
    <div className="driver-screen">
      <PageHead title={text.profile.title} description={text.profile.description} hidden />
      <div className="screen-head">
        <h1>{text.profile.title}</h1>
      </div>
      {readOnly ? <Note tone="live">{text.panel.staffNote}</Note> : <Own />}
    </div>
  );
}

function Own() {
  const text = useMessages("driver").profile;
  const formats = useFormats();
  const own = useOwnDriver();
  if (own.data === undefined) {
    return own.isError ? (
      <ErrorNote onRetry={() => void own.refetch()}>{text.failed}</ErrorNote>
    ) : (
      <Waiting label={text.loading} />
    );
  }
  return (
    <>
      <section className="card stack" aria-labelledby="who">
        <h2 id="who">{own.data.name}</h2>
        <dl className="facts-list">
          <div>
            <dt>{text.rating}</dt>
            <dd>{formats.decimals(own.data.rating, 1)}</dd>
          </div>
          <div>
            <dt>{text.ridesToday}</dt>
            <dd>{own.data.rides_today}</dd>
          </div>
        </dl>
        <div className="row wrap-row">
          <ButtonLink to={paths.editProfile}>{text.account}</ButtonLink>
          <ButtonLink to={paths.settings}>{text.settings}</ButtonLink>
        </div>
        <Look />
      </section>
      <WorkSettings own={own.data} />
      <ProfileForm own={own.data} key={own.data.id} />
    </>
  );
}

/** Night is where the driver's screens begin; a driver in the sun chooses the day. */
function Look() {
  const text = useMessages("driver").profile;
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="between">
      <span className="strong">{text.look}</span>
      <Segmented
        label={text.look}
        choices={[
          { value: "light", label: text.day },
          { value: "dark", label: text.night },
        ]}
        value={theme === "light" ? "light" : "dark"}
        onChange={chooseTheme}
      />
    </div>
  );
}
