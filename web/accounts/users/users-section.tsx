import { useDeferredValue, useState } from "react";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { ROLES, type Role } from "../../../domain/accounts/roles.ts";
import type { AccountCounts, StaffAccount } from "../../../contract/accounts/account-records.ts";
import {
  countUsersEndpoint,
  createUserEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  suspendUserEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import { listRiderAssistantsEndpoint } from "../../../contract/assistants/office-grants.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CountedTabs } from "../../office/counted-tabs.tsx";
import { GrantedAssistants } from "../../office/granted-assistants.tsx";
import { Listing } from "../../office/listing.tsx";
import { RecordForm } from "../../office/record-form.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useAccountFields } from "./account-fields.ts";
import { GIVEN_ROLES, RoleDialog } from "./role-dialog.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import { UsersTable } from "./users-table.tsx";

const TABS = ["all", ...ROLES] as const;
type Tab = (typeof TABS)[number];

/** Everyone who has an account. */
export function UsersSection() {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const { number } = useFormats();
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [role, setRole] = useState<Tab>("all");
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<StaffAccount | null>(null);
  const [giving, setGiving] = useState<StaffAccount | null>(null);
  const [suspending, setSuspending] = useState<StaffAccount | null>(null);
  const q = useDeferredValue(search).trim();
  const users = usePagedList(
    listUsersEndpoint,
    { ...(q === "" ? {} : { q }), ...(role === "all" ? {} : { role }) },
    { typed: true },
  );
  const assistants = useRead(read(listRiderAssistantsEndpoint));
  const refresh = [listUsersEndpoint, countUsersEndpoint];
  const reactivate = useStaffAction(reactivateUserEndpoint, { refresh, toastText: text.saved });
  const suspend = useStaffAction(suspendUserEndpoint, {
    refresh,
    toastText: text.saved,
    onDone: () => setSuspending(null),
  });
  const counts = useRead(read(countUsersEndpoint), { keepsLast: true }).data;
  const aboutOf = (found: AccountCounts) =>
    ROLES.map((each) => words.counted[each](number(totalOf(found[each])))).join(", ");
  return (
    <>
      <SectionHead title={text.nav.users} {...(counts === undefined ? {} : { about: aboutOf(counts) })}>
        <SearchField
          label={text.users.search}
          placeholder={text.users.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
        <Button size="compact" tone="ink" icon="plus" onClick={() => setAdding(true)}>
          {text.users.add}
        </Button>
      </SectionHead>
      <CountedTabs
        label={words.whichRole}
        names={words.tabs}
        counts={counts && countsOf(counts)}
        tabs={TABS}
        value={role}
        onChange={setRole}
      />
      {reactivate.error !== null && <ErrorNote>{errorText(reactivate.error)}</ErrorNote>}
      <Listing query={users} empty={text.users.empty}>
        {(rows) => (
          <UsersTable
            users={rows}
            onChangeRole={setChanging}
            onRights={setGiving}
            onSuspend={setSuspending}
            onReactivate={(user) => reactivate.run({ params: { id: user.id } })}
          />
        )}
      </Listing>
      {assistants.data && (
        <GrantedAssistants
          rows={assistants.data}
          by={text.assistants.rider}
          refresh={listRiderAssistantsEndpoint}
        />
      )}
      <NewUser open={adding} onClose={() => setAdding(false)} />
      <RightsDialog key={`rights-${giving?.id}`} user={giving} onClose={() => setGiving(null)} />
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

function countsOf(counts: AccountCounts): Record<Tab, number> {
  const of = (role: Role) => totalOf(counts[role]);
  const all = ROLES.reduce((sum, role) => sum + of(role), 0);
  return { all, rider: of("rider"), driver: of("driver"), operator: of("operator"), staff: of("staff") };
}

function totalOf({ active, suspended }: AccountCounts[keyof AccountCounts]): number {
  return active + suspended;
}

function NewUser({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("office");
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
        refresh={[listUsersEndpoint, countUsersEndpoint]}
        toastText={text.users.added}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
