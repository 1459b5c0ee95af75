import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { fullName } from "../../../contract/accounts/full-name.ts";
import type { StaffAccount } from "../../../contract/staff/staff-records.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { useLastHere } from "../use-last-here.ts";
import { RowActions } from "./row-actions.tsx";
import rowStyles from "../row-cards.module.css";
import styles from "./users-table.module.css";

type UsersTableProps = {
  readonly users: readonly StaffAccount[];
  readonly onChangeRole: (user: StaffAccount) => void;
  readonly onSuspend: (user: StaffAccount) => void;
  readonly onReactivate: (user: StaffAccount) => void;
};

/** The accounts as a table, each with what can be done about it. */
export function UsersTable({ users, onChangeRole, onSuspend, onReactivate }: UsersTableProps) {
  const text = useStrings("staff");
  const { dateTime } = useFormats();
  const { here } = useLastHere();
  const columns: readonly Column<StaffAccount>[] = [
    {
      id: "name",
      label: text.name,
      renderCell: (user) => (
        <>
          <b>{fullName(user)}</b>
          <small>{user.username}</small>
        </>
      ),
    },
    {
      id: "email",
      label: text.email,
      labelled: true,
      className: rowStyles.broad,
      renderCell: ({ email, phone_number }) => (
        <>
          <EmailText>{email}</EmailText>
          <small className="nowrap">{displayPhone(phone_number)}</small>
        </>
      ),
    },
    {
      id: "role",
      label: text.role,
      labelled: true,
      renderCell: (user) => <span className={styles.role}>{text.roles[user.role]}</span>,
    },
    {
      id: "state",
      label: text.state,
      labelled: true,
      renderCell: ({ state }) => (
        <span className={state === "suspended" ? styles.suspended : undefined}>{text.states[state]}</span>
      ),
    },
    {
      id: "last-seen",
      label: text.users.lastSeen,
      labelled: true,
      className: rowStyles.moment,
      renderCell: ({ last_seen_at: seen }) =>
        seen === null ? here(null) : <time title={dateTime(seen)}>{here(seen)}</time>,
    },
    {
      id: "actions",
      label: text.actions,
      className: rowStyles.last,
      renderCell: (user) => (
        <RowActions
          row={user.username}
          actions={[
            { label: text.users.changeRole, onPress: () => onChangeRole(user) },
            user.state === "suspended"
              ? { label: text.users.reactivate, tone: "quiet", onPress: () => onReactivate(user) }
              : { label: text.users.suspend, tone: "quiet", onPress: () => onSuspend(user) },
          ]}
        />
      ),
    },
  ];
  return (
    <div className={rowStyles.rows}>
      <DataTable label={text.nav.users} columns={columns} rows={users} keyOf={(user) => user.id} />
    </div>
  );
}
