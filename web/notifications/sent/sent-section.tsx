import { useDeferredValue, useState } from "react";
import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../../contract/notifications/notifications.endpoints.ts";
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  SENDING_STATES,
  type SendingState,
} from "../../../contract/notifications/sent-messages.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { useMessageText } from "../../rides/messages/use-message-text.ts";
import { Chips } from "../../ui/chips.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { Listing } from "../../office/listing.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { SentTable } from "./sent-table.tsx";
import staffStyles from "../../office/staff.module.css";

/** Every message of the product: whom it was for, what became of it, and a way to send it once more. */
export function SentSection() {
  const { all, nav } = useStrings("office");
  const text = useStrings("notifications/sent");
  const { way } = useMessageText();
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [channel, setChannel] = useState<MessageChannel | "">("");
  const [state, setState] = useState<SendingState | "all">("all");
  const q = useDeferredValue(search).trim();
  const filter = {
    ...(q === "" ? {} : { q }),
    ...(channel === "" ? {} : { channel }),
    ...(state === "all" ? {} : { state }),
  };
  const messages = usePagedList(listSentMessagesEndpoint, filter, { typed: true, everyMs: MINUTE_MS });
  const sending = useStaffAction(sendMessageAgainEndpoint, {
    refresh: [listSentMessagesEndpoint],
    toastText: text.again,
  });
  return (
    <>
      <SectionHead title={nav.sent} about={text.intro}>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
          maxLength={20}
        />
      </SectionHead>
      <div className={staffStyles.bar}>
        <Chips
          label={text.show}
          value={state}
          onChange={setState}
          choices={(["all", ...SENDING_STATES] as const).map((value) => ({
            value,
            label: value === "all" ? all : text.states[value],
          }))}
        />
        <SelectField
          className={staffStyles.field}
          label={text.way}
          compact
          value={channel}
          onChange={(value) => setChannel(value as MessageChannel | "")}
        >
          <option value="">{text.anyWay}</option>
          {MESSAGE_CHANNELS.map((value) => (
            <option key={value} value={value}>
              {way({ channel: value, gateway: null })}
            </option>
          ))}
        </SelectField>
      </div>
      {sending.error !== null && <ErrorNote>{errorText(sending.error)}</ErrorNote>}
      <Listing query={messages} empty={Object.keys(filter).length > 0 ? text.nothingFound : text.empty}>
        {(rows) => (
          <SentTable
            messages={rows}
            busyId={sending.isPending ? sending.input?.params?.["id"] : undefined}
            onSendAgain={({ id }) => sending.run({ params: { id } })}
          />
        )}
      </Listing>
    </>
  );
}
