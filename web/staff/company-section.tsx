import { useQuery } from "@tanstack/react-query";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import { editCompanyProfile, getCompanyProfile } from "../../contract/staff/office.endpoints.ts";
import type { CompanyProfile } from "../../contract/staff/office-records.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { ErrorNote } from "../ui/note.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { RecordForm, type RecordField, type RecordValues } from "./record-form.tsx";
import { useStaffAction } from "./use-staff-action.ts";

/** Who runs the service, as every page shows it. */
export function CompanySection() {
  const text = useMessages("staff");
  const errorText = useErrorText();
  const profile = useQuery(endpointQuery(getCompanyProfile));
  const save = useStaffAction(editCompanyProfile, {
    refresh: [getCompanyProfile, getConfig],
    said: text.saved,
  });
  const fields: readonly RecordField[] = [
    { name: "name", label: text.company.companyName },
    { name: "legal_name", label: text.company.legalName },
    { name: "permit_number", label: text.company.permit },
    { name: "address", label: text.company.address },
    { name: "phone", label: text.phone, type: "tel" },
    { name: "whatsapp", label: text.company.whatsapp, type: "tel" },
    { name: "email", label: text.email, type: "email" },
    { name: "chat_url", label: text.company.chat, type: "url", optional: true },
    { name: "instagram_url", label: text.company.instagram, type: "url", optional: true },
    { name: "facebook_url", label: text.company.facebook, type: "url", optional: true },
    { name: "founded_year", label: text.company.founded, type: "number", step: "1" },
  ];
  return (
    <>
      <p className="muted">{text.company.intro}</p>
      {profile.isPending && <Waiting label={text.loading} />}
      {profile.isError && (
        <ErrorNote onRetry={() => void profile.refetch()}>{errorText(profile.error)}</ErrorNote>
      )}
      {profile.data !== undefined && (
        <div className="card">
          <RecordForm
            // What was typed lies over the company as it is now, also after somebody else has saved.
            draft="company"
            label={text.nav.company}
            fields={fields}
            initial={valuesOf(profile.data)}
            busy={save.isPending}
            error={save.error}
            onSave={(values) =>
              save.mutate({
                body: {
                  ...values,
                  founded_year: Number(values["founded_year"]),
                  version: profile.data.version,
                },
              })
            }
          />
        </div>
      )}
    </>
  );
}

function valuesOf({ version: _version, updated_at: _updated, ...company }: CompanyProfile): RecordValues {
  return Object.fromEntries(Object.entries(company).map(([name, value]) => [name, String(value)]));
}
