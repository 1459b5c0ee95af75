import { useDeferredValue, useState } from "react";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import {
  getApplicationEndpoint,
  listApplicationsEndpoint,
} from "../../../contract/messages/applications.endpoints.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { APPLICATION_PAPERS } from "../../../domain/messages/application-papers.ts";
import { APPLICATION_STATES } from "../../../domain/messages/application-states.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { OpenOne } from "../../office/open-one.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { TwoPanes } from "../../office/two-panes.tsx";
import { useOpened } from "../../office/use-opened.ts";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useWaited } from "../../office/use-waited.ts";
import { Applicant } from "./applicant.tsx";

type State = DriverApplication["state"];

/**
 * The people who want to drive for the company: those who wait on the left, one of them with all they wrote on the
 * right.
 */
export function ApplicationsSection() {
  const text = useStrings("office");
  const words = useStrings("messages/applications");
  const waited = useWaited();
  const [params] = useSearchParams();
  const [search, setSearch] = useState("");
  const state = APPLICATION_STATES.find((each) => each === params.get("state")) ?? "new";
  const waiting = usePagedList(listApplicationsEndpoint, { state: "new" });
  const oldest = waiting.more === null ? waiting.data?.at(-1) : undefined;
  return (
    <>
      <SectionHead
        title={text.nav.applications}
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
      <Applications key={state} state={state} search={search} />
    </>
  );
}

function Applications({ state, search }: { readonly state: State; readonly search: string }) {
  const text = useStrings("office");
  const words = useStrings("messages/applications");
  const [, setParams] = useSearchParams();
  const q = useDeferredValue(search).trim();
  const query = usePagedList(listApplicationsEndpoint, q === "" ? { state } : { state, q }, { typed: true });
  const counts = useRead(read(countOfficeEndpoint)).data;
  const rows = state === "new" && query.more === null ? query.data?.toReversed() : query.data;
  const opened = useOpened("application", rows);
  const open =
    counts === undefined ? text.applications.open : `${text.applications.open} ${counts.applications}`;
  return (
    <TwoPanes
      label={text.nav.applications}
      chooser={
        <Segmented
          low
          label={text.applications.choose}
          value={state}
          onChange={(next) => setParams(next === "new" ? {} : { state: next }, { replace: true })}
          choices={[
            { value: "new", label: open },
            { value: "approved", label: text.applications.approved },
            { value: "declined", label: text.applications.declined },
          ]}
        />
      }
      query={{ ...query, data: rows }}
      empty={q === "" ? text.applications.empty : words.nothingFound}
      opened={opened}
      back={words.back}
      renderRow={(application) => <Row application={application} />}
    >
      {opened.id !== null && (
        <OpenOne
          listed={rows?.find(({ id }) => id === opened.id)}
          reading={read(getApplicationEndpoint, { params: { id: opened.id } })}
          gone={words.gone}
        >
          {(application) => <Applicant application={application} onDone={opened.leave} />}
        </OpenOne>
      )}
    </TwoPanes>
  );
}

function Row({ application }: { readonly application: DriverApplication }) {
  const words = useStrings("messages/applications");
  const { shortDate } = useFormats();
  const waited = useWaited();
  const { vehicle_type, vehicle_name, state, received_at, handled_at, papers_seen = [] } = application;
  return (
    <>
      <b>{fullName(application)}</b>
      {state === "new" ? (
        <b>{words.seenOf(papers_seen.length, APPLICATION_PAPERS.length)}</b>
      ) : (
        <small>{shortDate(handled_at ?? received_at)}</small>
      )}
      <small>{`${VEHICLES[vehicle_type].name}, ${vehicle_name}`}</small>
      <em>{state === "new" && waited(received_at).text}</em>
    </>
  );
}
