import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import type { StaffAccount } from "../../../contract/staff/staff-records.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TableFrame } from "../../ui/table.tsx";
import staffStyles from "../staff.module.css";

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
  return (
    <TableFrame label={text.nav.users}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.username}</th>
          <th scope="col">{text.email}</th>
          <th scope="col">{text.phone}</th>
          <th scope="col">{text.role}</th>
          <th scope="col">{text.state}</th>
          <th scope="col">{text.users.lastSeen}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>{`${user.first_name} ${user.last_name}`}</td>
            <td>{user.username}</td>
            <td>{user.email}</td>
            <td>{displayPhone(user.phone_number)}</td>
            <td>{text.roles[user.role]}</td>
            <td>{text.states[user.state]}</td>
            <td>{user.last_seen_at === null ? text.users.never : shortDateTime(user.last_seen_at)}</td>
            <td>
              <div className={staffStyles.actions}>
                <Button
                  size="compact"
                  aria-label={`${text.users.changeRole}: ${user.username}`}
                  onClick={() => onChangeRole(user)}
                >
                  {text.users.changeRole}
                </Button>
                {user.state === "suspended" ? (
                  <Button size="compact" onClick={() => onReactivate(user)}>
                    {text.users.reactivate}
                  </Button>
                ) : (
                  <Button
                    size="compact"
                    aria-label={`${text.users.suspend}: ${user.username}`}
                    onClick={() => onSuspend(user)}
                  >
                    {text.users.suspend}
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
