import { useDeferredValue, useState } from "react";
import { fullName } from "../../../contract/accounts/full-name.ts";
import type { StaffAccount } from "../../../contract/staff/staff-records.ts";
import {
  createUserEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Listing } from "../listing.tsx";
import { RecordForm } from "../record-form.tsx";
import { usePagedList } from "../use-paged-list.ts";
import { useStaffAction } from "../use-staff-action.ts";
import { SectionHead } from "../section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useAccountFields } from "./account-fields.ts";
import { GIVEN_ROLES, RoleDialog } from "./role-dialog.tsx";
import { UsersTable } from "./users-table.tsx";

type RoleFilter = StaffAccount["role"] | "";

/** Everyone who has an account. */
export function UsersSection() {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [role, setRole] = useState<RoleFilter>("");
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<StaffAccount | null>(null);
  const [suspending, setSuspending] = useState<StaffAccount | null>(null);
  const q = useDeferredValue(search).trim();
  const users = usePagedList(
    listUsersEndpoint,
    { ...(q === "" ? {} : { q }), ...(role === "" ? {} : { role }) },
    { typed: true },
  );
  const refresh = [listUsersEndpoint];
  const reactivate = useStaffAction(reactivateUserEndpoint, { refresh, toastText: text.saved });
  const suspend = useStaffAction(suspendUserEndpoint, {
    refresh,
    toastText: text.saved,
    onDone: () => setSuspending(null),
  });
  const roleOptions = Object.entries(text.roles).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SectionHead title={text.nav.users}>
        <SearchField
          label={text.users.search}
          placeholder={text.users.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
        <SelectField
          label={text.role}
          compact
          value={role}
          onChange={(value) => setRole(value as RoleFilter)}
        >
          <option value="">{text.all}</option>
          {roleOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <Button size="compact" tone="ink" icon="plus" onClick={() => setAdding(true)}>
          {text.users.add}
        </Button>
      </SectionHead>
      {reactivate.error !== null && <ErrorNote>{errorText(reactivate.error)}</ErrorNote>}
      <Listing query={users} empty={text.users.empty}>
        {(rows) => (
          <UsersTable
            users={rows}
            onChangeRole={setChanging}
            onSuspend={setSuspending}
            onReactivate={(user) => reactivate.run({ params: { id: user.id } })}
          />
        )}
      </Listing>
      <NewUser open={adding} onClose={() => setAdding(false)} />
      <RoleDialog key={changing?.id} user={changing} onClose={() => setChanging(null)} />
      <ConfirmDialog
        open={suspending !== null}
        title={suspending === null ? "" : text.users.suspendOf(fullName(suspending))}
        action={text.users.suspend}
        wayOut={text.cancel}
        busy={suspend.isPending}
        error={suspend.error}
        onClose={() => setSuspending(null)}
        onConfirm={() => suspending !== null && suspend.run({ params: { id: suspending.id } })}
      >
        {suspending === null ? "" : text.users.suspendWarning(fullName(suspending))}
      </ConfirmDialog>
    </>
  );
}

function NewUser({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("staff");
  const { account, language } = useAccountFields();
  return (
    <Dialog open={open} onClose={onClose} title={text.users.add}>
      <RecordForm
        draft="new-user"
        label={text.users.add}
        fields={[
          ...account,
          {
            name: "role",
            label: text.role,
            options: GIVEN_ROLES.map((value) => ({ value, label: text.roles[value] })),
          },
          language,
        ]}
        initial={{ role: "operator", language: "en" }}
        endpoint={createUserEndpoint}
        input={(values) => ({ body: values })}
        refresh={[listUsersEndpoint]}
        toastText={text.users.added}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
