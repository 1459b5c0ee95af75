import { DispatchTop } from "../../dispatch/shell/dispatch-top.tsx";
import { useStrings } from "../../language/language-context.ts";
import { useParams } from "../../router/router-context.ts";
import { ContractPage } from "./contract-page.tsx";
import { ContractsSection } from "./contracts-section.tsx";

/** Contracts at dispatch, for whoever may make them there: all of them, or the one that is named. */
export function ContractsScreen() {
  const text = useStrings("dispatch");
  const named = useParams()["id"];
  return (
    <>
      <DispatchTop title={text.contracts} />
      <div className="stack">{named === undefined ? <ContractsSection /> : <ContractPage />}</div>
    </>
  );
}
