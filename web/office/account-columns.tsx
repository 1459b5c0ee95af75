import { fullName } from "../../domain/accounts/full-name.ts";
import { displayPhone } from "../../domain/accounts/phone-number.ts";
import type { StaffAccount } from "../../contract/accounts/account-records.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import type { Column } from "../ui/data-table.tsx";
import { EmailText } from "../ui/email-text.tsx";
import { useLastHere } from "./use-last-here.ts";
import rowStyles from "./row-cards.module.css";

type Account = Pick<
  StaffAccount,
  "first_name" | "last_name" | "username" | "email" | "phone_number" | "state" | "last_seen_at"
>;

/** The columns of anybody with an account, where they are listed. */
export function useAccountColumns(): Readonly<
  Record<"name" | "contact" | "state" | "seen", Column<Account>>
> {
  const text = useStrings("office");
  const { dateTime } = useFormats();
  const { here } = useLastHere();
  return {
    name: {
      id: "name",
      label: text.name,
      renderCell: (account) => (
        <>
          <b>{fullName(account)}</b>
          <small>{account.username}</small>
        </>
      ),
    },
    contact: {
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
    state: {
      id: "state",
      label: text.state,
      labelled: true,
      renderCell: ({ state }) => (
        <span className={state === "suspended" ? rowStyles.suspended : undefined}>{text.states[state]}</span>
      ),
    },
    seen: {
      id: "last-seen",
      label: text.users.lastSeen,
      labelled: true,
      className: rowStyles.moment,
      renderCell: ({ last_seen_at: seen }) =>
        seen === null ? here(null) : <time title={dateTime(seen)}>{here(seen)}</time>,
    },
  };
}
