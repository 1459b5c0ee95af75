import { useState } from "react";
import { ROLES, type Role, can } from "../../../domain/accounts/roles.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import {
  changeUserRoleEndpoint,
  countUsersEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import styles from "./role-dialog.module.css";

/** The roles the staff can give; a driver is added with their car and papers instead. */
export const GIVEN_ROLES = ["rider", "operator", "staff"] as const;
type GivenRole = (typeof GIVEN_ROLES)[number];

type RoleDialogProps = { readonly user: StaffAccount | null; readonly onClose: () => void };

/** Gives an account another role, and says first what that ends and what it begins. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/records").role;
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<GivenRole | null>(null);
  const change = useStaffAction(changeUserRoleEndpoint, {
    refresh: [listUsersEndpoint, countUsersEndpoint],
    toastText: text.saved,
    onDone: onClose,
  });
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={user === null ? "" : text.users.changeRoleOf(fullName(user))}
      subtitle={user?.email ?? ""}
      footer={
        <>
          {user !== null && chosen !== null && (
            <p className={`small ${styles.step}`}>{words.step(text.roles[user.role], text.roles[chosen])}</p>
          )}
          <Button size="compact" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            size="compact"
            tone="action"
            disabled={chosen === null}
            busy={change.isPending}
            onClick={() => user && chosen && change.run({ params: { id: user.id }, body: { role: chosen } })}
          >
            {chosen === null ? text.users.changeRole : words.change(text.roles[chosen])}
          </Button>
        </>
      }
    >
      {user !== null && (
        <div className="stack">
          <RoleCards present={user.role} chosen={chosen} onChoose={setChosen} />
          {change.error !== null && <FormError>{errorText(change.error)}</FormError>}
          {chosen !== null && <Abilities before={user.role} after={chosen} />}
          {chosen !== null && <AtOnce user={user} after={chosen} />}
        </div>
      )}
    </Dialog>
  );
}

type RoleCardsProps = {
  readonly present: Role;
  readonly chosen: GivenRole | null;
  readonly onChoose: (role: GivenRole) => void;
};

/** The role there is now and those that can be given, each with what it is for. */
function RoleCards({ present, chosen, onChoose }: RoleCardsProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/records").role;
  return (
    <div className={styles.roles} role="group" aria-label={words.choose}>
      {ROLES.filter((role) => role === present || isGiven(role)).map((role) => (
        <button
          type="button"
          key={role}
          disabled={role === present}
          aria-pressed={role === chosen}
          onClick={() => isGiven(role) && onChoose(role)}
        >
          <b>{text.roles[role]}</b>
          <small>{role === present ? words.present : words.does[role]}</small>
        </button>
      ))}
    </div>
  );
}

function isGiven(role: Role): role is GivenRole {
  return GIVEN_ROLES.some((given) => given === role);
}

function Abilities({ before, after }: { readonly before: Role; readonly after: Role }) {
  const words = useStrings("drivers/records").role;
  return (
    <dl className={styles.abilities}>
      <div>
        <dt>{words.before}</dt>
        <dd className="muted">{words.can[before]}</dd>
      </div>
      <div>
        <dt>{words.after}</dt>
        <dd>{words.can[after]}</dd>
      </div>
    </dl>
  );
}

/** The rights that end the moment the change is made. */
function AtOnce({ user, after }: { readonly user: StaffAccount; readonly after: Role }) {
  const words = useStrings("drivers/records").role;
  const { shortDateTime } = useFormats();
  const query = useRead(read(getRoleChangeEndpoint, { params: { id: user.id } }));
  return (
    <section className={styles.atOnce} aria-label={words.atOnce}>
      <h3>{words.atOnce}</h3>
      <QueryView query={query} failed={() => words.failed}>
        {({ sessions, rides }) => (
          <ul>
            <li>{words.sessions(sessions)}</li>
            {can(user.role, "drive") && <li>{words.noOffers}</li>}
            {rides.length > 0 && (
              <li>
                {words.rides(rides.length)}{" "}
                {rides
                  .map(({ reference, ride_datetime }) => `${reference} (${shortDateTime(ride_datetime)})`)
                  .join(", ")}
              </li>
            )}
            {user.two_factor && !can(after, "useTwoFactor") && <li>{words.secondFactor}</li>}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
