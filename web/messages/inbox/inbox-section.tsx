import { useDeferredValue, useState } from "react";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/messages/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import { useMoment } from "../../ui/use-moment.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { OpenOne } from "../../office/open-one.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { TwoPanes } from "../../office/two-panes.tsx";
import { useOpened } from "../../office/use-opened.ts";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useWaited } from "../../office/use-waited.ts";
import { Letter } from "./letter.tsx";
import { useSubject } from "./use-subject.ts";

const STATES = ["open", "handled"] as const;
type State = (typeof STATES)[number];

/** Messages to the company: those that wait on the left, the one that is read and answered on the right. */
export function InboxSection() {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  const waited = useWaited();
  const [params] = useSearchParams();
  const [search, setSearch] = useState("");
  const state = STATES.find((each) => each === params.get("state")) ?? "open";
  const waiting = usePagedList(listContactMessagesEndpoint, { state: "open" });
  const oldest = waiting.more === null ? waiting.data?.at(-1) : undefined;
  return (
    <>
      <SectionHead
        title={text.nav.messages}
        about={oldest && words.about(waiting.data?.length ?? 0, waited(oldest.received_at).text)}
      >
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={search}
          onChange={setSearch}
          focusKey="/"
        />
      </SectionHead>
      <Inbox key={state} state={state} search={search} />
    </>
  );
}

function Inbox({ state, search }: { readonly state: State; readonly search: string }) {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  const waited = useWaited();
  const [, setParams] = useSearchParams();
  const q = useDeferredValue(search).trim();
  const query = usePagedList(listContactMessagesEndpoint, q === "" ? { state } : { state, q }, {
    typed: true,
  });
  const counts = useRead(read(countOfficeEndpoint)).data;
  const rows = state === "open" && query.more === null ? query.data?.toReversed() : query.data;
  const opened = useOpened("message", rows);
  const open = counts === undefined ? text.messages.open : `${text.messages.open} ${counts.messages}`;
  return (
    <TwoPanes
      label={text.nav.messages}
      chooser={
        <Segmented
          low
          label={text.messages.choose}
          value={state}
          onChange={(next) => setParams(next === "open" ? {} : { state: next }, { replace: true })}
          choices={[
            { value: "open", label: open },
            { value: "handled", label: text.messages.handled },
          ]}
        />
      }
      query={{ ...query, data: rows }}
      empty={q === "" ? text.messages.empty : words.nothingFound}
      opened={opened}
      back={words.back}
      isLate={(message) => message.handled_at === null && waited(message.received_at).isLate}
      renderRow={(message) => <Row message={message} />}
    >
      {opened.id !== null && (
        <OpenOne
          listed={rows?.find(({ id }) => id === opened.id)}
          reading={read(getContactMessageEndpoint, { params: { id: opened.id } })}
          gone={words.gone}
        >
          {(message) => <Letter message={message} onDone={opened.leave} />}
        </OpenOne>
      )}
    </TwoPanes>
  );
}

function Row({ message }: { readonly message: ContactMessage }) {
  const moment = useMoment();
  const waited = useWaited();
  const subject = useSubject();
  return (
    <>
      <b>{message.name}</b>
      <small>{moment(message.received_at)}</small>
      <span>{subject(message)}</span>
      <em>{message.handled_at === null ? waited(message.received_at).text : ""}</em>
      <small>{message.message}</small>
    </>
  );
}
