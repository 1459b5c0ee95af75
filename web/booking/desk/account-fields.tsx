import { listDeskPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import type { DeskPartner } from "../../../contract/partners/partner-schemas.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import type { BookingDraft } from "../booking-draft.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import tripStyles from "../../dispatch/ride/trip-fields.module.css";

type Account = Pick<BookingDraft, "onAccount" | "room">;
type AccountFieldsProps = {
  readonly draft: Account;
  readonly onChange: (values: Partial<Account>) => void;
  /** Why the server refused one of them, by its name there. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The payer: the passenger, or a hotel or firm on account. Nothing where the company has no accounts. */
export function AccountFields({ draft, onChange, errorOf }: AccountFieldsProps) {
  const text = useStrings("booking/desk");
  const { data: found = [] } = useRead(read(listDeskPartnersEndpoint));
  const { onAccount = null } = draft;
  if (found.length === 0 && onAccount === null) return null;
  // The choice stays in sight, also where it may not book any more: the server says so.
  const isListed = found.some(({ id }) => id === onAccount?.id);
  return (
    <div className={tripStyles.pair}>
      <SelectField
        label={text.payer}
        name="partner_id"
        error={errorOf("partner_id")}
        value={String(onAccount?.id ?? "")}
        onChange={(chosen) => {
          const partner = found.find(({ id }) => String(id) === chosen);
          onChange({ onAccount: partner === undefined ? null : { id: partner.id, name: partner.name } });
        }}
      >
        <option value="">{text.passengerPays}</option>
        {onAccount !== null && !isListed && <option value={String(onAccount.id)}>{onAccount.name}</option>}
        {found.map((partner) => (
          <option key={partner.id} value={String(partner.id)}>
            <Named {...partner} />
          </option>
        ))}
      </SelectField>
      {onAccount !== null && (
        <TextField
          label={text.room}
          name="room"
          maxLength={40}
          autoComplete="off"
          error={errorOf("room")}
          value={draft.room ?? ""}
          onChange={(room) => onChange({ room })}
        />
      )}
    </div>
  );
}

function Named({ name, left }: DeskPartner) {
  const text = useStrings("booking/desk");
  const { usd } = useFormats();
  return left === null ? name : text.withLeft(name, usd(Number(left)));
}
