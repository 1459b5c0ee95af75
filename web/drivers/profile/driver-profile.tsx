import type { ReactNode } from "react";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { OwnCases } from "../../cases/own-cases.tsx";
import { driverAccountPath } from "../../router/driver-account-path.ts";
import { paths } from "../../router/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Link } from "../../router/link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { useTheme } from "../../ui/theme.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { useOwnDriver } from "../use-own-driver.ts";
import { useDriverDay } from "../day/driver-day.ts";
import { DriverPapers } from "./driver-papers.tsx";
import { OwnChanges } from "./own-changes.tsx";
import { PortraitCard } from "./portrait-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { WorkSettings } from "./work-settings.tsx";
import { OwnHours } from "../../shifts/own-hours.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import { StaffNote } from "../staff-note.tsx";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import styles from "./driver-profile.module.css";

type DriverProfileProps = {
  /** The part that everybody with an account has: the app puts it here, so that a driver stays among their rides. */
  readonly account: Readonly<Record<AccountPart, ReactNode>>;
};
type AccountPart = "profile" | "settings" | "handbook";

/** The driver's car, papers, languages and consents, and their account behind it. */
export function DriverProfile({ account }: DriverProfileProps) {
  const text = useStrings("drivers/profile");
  const { handbook } = useStrings("help");
  const { readOnly } = useDriverDay();
  const [search] = useSearchParams();
  const part = search.get("part");
  if (part !== "handbook" && (readOnly || (part !== "profile" && part !== "settings"))) return <OwnWork />;
  const title = part === "profile" ? text.account : part === "settings" ? text.settings : handbook;
  return (
    <div className={driverScreenStyles.screen}>
      <PageHead title={title} description={text.description} hidden />
      <div className={screenHeadStyles.head}>
        <Link
          className={buttonStyles.iconButton}
          to={paths.driverProfile}
          aria-label={text.title}
          title={text.title}
        >
          <Icon name="left" />
        </Link>
        <h1>{title}</h1>
        {part !== "handbook" && <HelpButton section={text.title} />}
      </div>
      {account[part]}
    </div>
  );
}

function OwnWork() {
  const text = useStrings("drivers/profile");
  const { readOnly } = useDriverDay();
  return (
    <div className={driverScreenStyles.screen}>
      <PageHead title={text.title} description={text.description} hidden />
      <div className={screenHeadStyles.head}>
        <h1>{text.title}</h1>
        <HelpButton section={text.title} />
      </div>
      {readOnly ? <StaffNote /> : <Own />}
    </div>
  );
}

function Own() {
  const text = useStrings("drivers/profile");
  const { onceSignal, panel } = useStrings("drivers");
  const { own: known, noSignal, awaitsApproval } = useDriverDay();
  const own = useOwnDriver();
  // Only what the server says now can be changed.
  const { data } = own;
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        {known !== null && <Who own={data ?? known} />}
        {data !== undefined && (
          <>
            <OwnCases />
            <OwnChanges own={data} />
            <PortraitCard name={data.name} />
            <DriverPapers own={data} />
          </>
        )}
      </div>
      <div className={styles.part}>
        {data !== undefined && (
          <>
            <OwnHours />
            <WorkSettings own={data} />
            <ProfileForm own={data} key={data.id} />
          </>
        )}
        {data === undefined &&
          (awaitsApproval ? (
            <Note tone="warn">{panel.notApproved}</Note>
          ) : own.error !== null && !noSignal ? (
            <ErrorNote onRetry={own.refetch}>{text.failed}</ErrorNote>
          ) : (
            <Waiting label={noSignal ? onceSignal : text.loading} />
          ))}
      </div>
    </div>
  );
}

/** The driver's name, with their account and the look of the screens. */
function Who({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("drivers/profile");
  const { handbook } = useStrings("help");
  const formats = useFormats();
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="who">
      <h2 id="who">{own.name}</h2>
      <FactsList>
        <Fact name={text.rating}>{formats.decimals(own.rating, 1)}</Fact>
        <Fact name={text.ridesToday}>{own.rides_today}</Fact>
      </FactsList>
      <div className={`row ${styles.wrapRow}`}>
        <ButtonLink to={driverAccountPath("profile")}>{text.account}</ButtonLink>
        <ButtonLink to={driverAccountPath("settings")}>{text.settings}</ButtonLink>
        <ButtonLink to={driverAccountPath("handbook")}>{handbook}</ButtonLink>
      </div>
      <Look />
    </section>
  );
}

/** The driver's screens start in dark; in sunlight a driver can choose light. */
function Look() {
  const text = useStrings("drivers/profile");
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
