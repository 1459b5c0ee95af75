import { LANGUAGES } from "../../../domain/languages.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import {
  addPartnerEndpoint,
  changePartnerEndpoint,
  listPartnersEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type RecordField, RecordForm, type RecordValues } from "../../office/record-form.tsx";

/** Offered for a new account: some weeks of rides of a small hotel. Without a limit nothing bounds what a link that went round costs. */
const USUAL_LIMIT = "2000";

/** Adds a hotel or a firm. */
export function NewPartner({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("partners/office");
  const fields = useFields();
  return (
    <Dialog open={open} onClose={onClose} title={text.add}>
      <RecordForm
        draft="new-partner"
        label={text.add}
        fields={fields}
        initial={{ language: "en", discount_percent: "0", credit_limit: USUAL_LIMIT }}
        endpoint={addPartnerEndpoint}
        input={(values) => ({ body: bodyOf(values) })}
        refresh={[listPartnersEndpoint]}
        toastText={text.added}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

type EditPartnerProps = { readonly partner: Partner; readonly open: boolean; readonly onClose: () => void };

/** Changes what is kept of a hotel or a firm, and whether it may book. */
export function EditPartner({ partner, open, onClose }: EditPartnerProps) {
  const text = useStrings("partners/office");
  const fields = useFields();
  const title = text.editOf(partner.name);
  const { id, version, name, address, crib, email, phone, language } = partner;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <RecordForm
        draft={`partner:${id}`}
        label={title}
        fields={[
          ...fields,
          {
            name: "active",
            label: text.booking,
            options: [
              { value: "yes", label: text.mayBook },
              { value: "no", label: text.mayNotBook },
            ],
          },
        ]}
        initial={{
          name,
          address,
          crib,
          email,
          phone,
          language,
          discount_percent: String(partner.discount_percent),
          credit_limit: partner.credit_limit ?? "",
          active: partner.active ? "yes" : "no",
        }}
        endpoint={changePartnerEndpoint}
        input={({ active, ...values }) => ({
          params: { id },
          body: { ...bodyOf(values), active: active === "yes", version },
        })}
        refresh={[listPartnersEndpoint]}
        toastText={text.saved}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function useFields(): readonly RecordField[] {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  return [
    { name: "name", label: staff.name },
    { name: "email", label: text.email, type: "email" },
    { name: "phone", label: staff.phone, type: "tel", optional: true },
    { name: "address", label: text.address, optional: true },
    { name: "crib", label: text.crib, optional: true },
    {
      name: "language",
      label: text.language,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    },
    { name: "discount_percent", label: text.discountPercent, type: "number", step: "1" },
    { name: "credit_limit", label: text.limitUsd, type: "number", step: "0.01", optional: true },
  ];
}

/** An empty limit is none. */
function bodyOf({ discount_percent: percent, credit_limit: limit, ...values }: RecordValues) {
  return {
    ...values,
    discount_percent: Number(percent),
    credit_limit: limit ? Number(limit) : null,
  };
}
