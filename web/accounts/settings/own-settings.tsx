import { listMySessionsEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { roleCan } from "../../../domain/accounts/roles.ts";
import { read } from "../../api/read.ts";
import { useMe } from "../../api/use-me.ts";
import { useRead } from "../../api/use-read.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AllowedAssistants } from "../assistants/allowed-assistants.tsx";
import { PasskeySettings } from "../passkeys/passkey-settings.tsx";
import { AccountData } from "./account-data.tsx";
import { LookSettings } from "./look-settings.tsx";
import { OwnLists } from "./own-lists.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactorSettings } from "./two-factor-settings.tsx";
import styles from "./settings.module.css";

/** Language, theme, sessions, password, two-factor and account data. */
export function OwnSettings() {
  const text = useStrings("accounts/settings");
  const me = useMe();
  const navigate = useNavigate();
  // Nothing else is open to them before it is set up.
  const owesTwoFactor = me.data?.two_factor_needed === true;
  const sessions = useRead(me.data === undefined || owesTwoFactor ? null : read(listMySessionsEndpoint));
  // Parts below the sessions would jump when these come.
  const waits = me.isPending || (me.data !== undefined && !owesTwoFactor && sessions.isPending);
  return (
    <>
      {me.error !== null && <ErrorNote onRetry={me.refetch}>{text.loadFailed}</ErrorNote>}
      <div className={styles.settings}>
        <LookSettings />
        {waits && <Waiting label={text.loading} />}
        {!waits && me.data !== undefined && (
          <>
            {!owesTwoFactor && <SessionList />}
            {roleCan(me.data.role, "seeOwnBookings") && <AllowedAssistants />}
            {roleCan(me.data.role, "seeOwnBookings") && <OwnLists />}
            {!owesTwoFactor && <PasswordSettings me={me.data} />}
            <PasskeySettings me={me.data} />
            {me.data.two_factor !== "unavailable" && (
              <TwoFactorSettings state={me.data.two_factor} needed={owesTwoFactor} />
            )}
            {!owesTwoFactor && <AccountData onDeleted={() => navigate(paths.home)} />}
          </>
        )}
      </div>
    </>
  );
}
