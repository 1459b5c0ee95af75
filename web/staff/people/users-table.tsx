import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import type { StaffAccount } from "../../../contract/staff/staff-records.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { RowActions } from "./row-actions.tsx";
import styles from "./drivers-table.module.css";

type UsersTableProps = {
  readonly users: readonly StaffAccount[];
  readonly onChangeRole: (user: StaffAccount) => void;
  readonly onSuspend: (user: StaffAccount) => void;
  readonly onReactivate: (user: StaffAccount) => void;
};

/** The accounts as a table, each with what can be done about it. */
export function UsersTable({ users, onChangeRole, onSuspend, onReactivate }: UsersTableProps) {
  const text = useStrings("staff");
  const { shortDateTime } = useFormats();
  const columns: readonly Column<StaffAccount>[] = [
    { id: "name", label: text.name, renderCell: (user) => `${user.first_name} ${user.last_name}` },
    { id: "username", label: text.username, labelled: true, renderCell: (user) => user.username },
    {
      id: "email",
      label: text.email,
      renderCell: ({ email, phone_number }) => (
        <>
          <EmailText>{email}</EmailText>
          <span className={`small nowrap ${styles.below}`}>{displayPhone(phone_number)}</span>
        </>
      ),
    },
    { id: "role", label: text.role, labelled: true, renderCell: (user) => text.roles[user.role] },
    { id: "state", label: text.state, labelled: true, renderCell: (user) => text.states[user.state] },
    {
      id: "last-seen",
      label: text.users.lastSeen,
      labelled: true,
      renderCell: (user) =>
        user.last_seen_at === null ? text.users.never : shortDateTime(user.last_seen_at),
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (user) => (
        <RowActions
          row={user.username}
          actions={[
            { label: text.users.changeRole, onPress: () => onChangeRole(user) },
            user.state === "suspended"
              ? { label: text.users.reactivate, onPress: () => onReactivate(user) }
              : { label: text.users.suspend, onPress: () => onSuspend(user) },
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.nav.users}
      columns={columns}
      rows={users}
      keyOf={(user) => user.id}
    />
  );
}
