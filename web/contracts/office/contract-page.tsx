import { useState } from "react";
import type { Contract } from "../../../contract/contracts/contract.ts";
import { endContractEndpoint, getContractEndpoint } from "../../../contract/contracts/contracts.endpoints.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { BelowSection } from "../../office/below-section.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { useNavigate, useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { draftOf, newContract } from "./contract-draft.ts";
import { ContractForm } from "./contract-form.tsx";
import { CONTRACT_READS } from "./contract-reads.ts";
import { ContractRides } from "./contract-rides.tsx";
import { useContractPaths } from "./use-contract-paths.ts";

/** One contract: what waits for an answer, what was agreed, and its rides. */
export function ContractPage() {
  const text = useStrings("office");
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const paths = useContractPaths();
  const named = useParams()["id"];
  const id = Number(named);
  const isKnown = Number.isSafeInteger(id) && id > 0;
  const contract = useRead(isKnown ? read(getContractEndpoint, { params: { id } }) : null, {
    everyMs: MINUTE_MS,
  });
  const back = { to: paths.list, name: words.back };
  if (named === "new") return <NewContract />;
  const isMissing = !isKnown || (contract.error instanceof ApiError && contract.error.status === 404);
  return (
    <BelowSection
      title={contract.data?.name ?? text.nav.contracts}
      back={back}
      missing={isMissing ? words.missing : null}
      heading={paths.atDesk ? "h2" : "h1"}
    >
      <QueryView query={contract} loading={text.loading} failed={errorText}>
        {(found) => (
          <>
            <Head contract={found} />
            <ContractRides contract={found} />
            {found.ended_at === null && <Terms key={found.version} contract={found} />}
          </>
        )}
      </QueryView>
    </BelowSection>
  );
}

function NewContract() {
  const words = useStrings("contracts/office");
  const paths = useContractPaths();
  const navigate = useNavigate();
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <BelowSection
      title={words.make}
      back={{ to: paths.list, name: words.back }}
      missing={null}
      heading={paths.atDesk ? "h2" : "h1"}
    >
      <ContractForm
        initial={newContract(today)}
        onDone={({ id }) => navigate(paths.one(id), { replace: true })}
      />
    </BelowSection>
  );
}

function Terms({ contract }: { readonly contract: Contract }) {
  return <ContractForm initial={draftOf(contract)} contract={contract} />;
}

function Head({ contract }: { readonly contract: Contract }) {
  const words = useStrings("contracts/office");
  const { usd, date } = useFormats();
  const [ends, setEnds] = useState(false);
  const { driven, ended_at, last_day } = contract;
  return (
    <div className="row">
      <p className="muted">{words.driven(driven.rides, usd(Number(driven.fares)))}</p>
      {ended_at === null ? (
        <Button size="compact" onClick={() => setEnds(true)}>
          {words.end}
        </Button>
      ) : (
        <Note tone="live">{words.endedOn(date(noonOf(last_day ?? curacaoDate(new Date(ended_at)))))}</Note>
      )}
      <EndDialog contract={contract} open={ends} onClose={() => setEnds(false)} />
    </div>
  );
}

type EndProps = { readonly contract: Contract; readonly open: boolean; readonly onClose: () => void };

/** Asks after which day, and says how many rides go, and how many of these a driver has. */
function EndDialog({ contract, open, onClose }: EndProps) {
  const text = useStrings("office");
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const [day, setDay] = useState(() => curacaoDate(new Date()));
  const end = useStaffAction(endContractEndpoint, {
    refresh: CONTRACT_READS,
    toastText: words.ended,
    onDone: onClose,
  });
  const going = contract.rides.filter(
    ({ day: of, ride }) => of > day && ride !== null && ["Pending", ...PROMISED].includes(ride.status),
  );
  const given = going.filter(({ ride }) => ride !== null && isOneOf(PROMISED, ride.status));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.end}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            size="compact"
            tone="bad"
            busy={end.isPending}
            onClick={() => end.run({ params: { id: contract.id }, body: { last_day: day } })}
          >
            {words.end}
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField type="date" label={words.lastDay} value={day} onChange={setDay} />
        <p>{words.endText(going.length, given.length)}</p>
        <FormError>{end.error && errorText(end.error)}</FormError>
      </div>
    </Dialog>
  );
}
