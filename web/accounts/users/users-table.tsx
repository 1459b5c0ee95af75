import { setOf } from "../../../domain/accounts/rights.ts";
import { useSession } from "../../api/session.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { useAccountColumns } from "../../office/account-columns.tsx";
import rowStyles from "../../office/row-cards.module.css";
import styles from "./users-table.module.css";

type UsersTableProps = {
  readonly users: readonly StaffAccount[];
  readonly onChangeRole: (user: StaffAccount) => void;
  readonly onRights: (user: StaffAccount) => void;
  readonly onSuspend: (user: StaffAccount) => void;
  readonly onReactivate: (user: StaffAccount) => void;
};

/** The accounts as a table, each with what can be done about it. */
export function UsersTable({ users, onChangeRole, onRights, onSuspend, onReactivate }: UsersTableProps) {
  const text = useStrings("office");
  const words = useStrings("accounts/users");
  const own = useSession()?.username;
  const account = useAccountColumns();
  const columns: readonly Column<StaffAccount>[] = [
    account.name,
    account.contact,
    {
      id: "role",
      label: text.role,
      labelled: true,
      renderCell: (user) => <Role user={user} />,
    },
    account.state,
    account.seen,
    {
      id: "actions",
      label: text.actions,
      className: rowStyles.last,
      renderCell: (user) =>
        user.username === own ? (
          <span className={`small muted ${styles.you}`}>{words.you}</span>
        ) : (
          <RowActions
            className={`${rowStyles.deeds} ${rowStyles.wraps}`}
            row={user.username}
            actions={[
              ...(user.rights === undefined ? [] : [{ label: words.may, onPress: () => onRights(user) }]),
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
      <DataTable menus label={text.nav.users} columns={columns} rows={users} keyOf={(user) => user.id} />
    </div>
  );
}

/** The role, and within it the rights by the name of their set. */
function Role({ user: { role, rights } }: { readonly user: StaffAccount }) {
  const { roles } = useStrings("office");
  const { sets, ownMix } = useStrings("accounts/users");
  const set = rights && setOf(role, rights);
  return (
    <>
      <span className={styles.role}>{roles[role]}</span>
      {rights !== undefined && <small className="muted"> {set ? sets[set] : ownMix}</small>}
    </>
  );
}
