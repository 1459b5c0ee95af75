import { DispatchArea } from "../../dispatch/dispatch-area.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useLastPage } from "../use-last-page.ts";
import { useOwnAccount } from "./own-account.tsx";

/** Dispatch with the account of whoever works there in it. */
export default function OperatorPage() {
  useLastPage();
  const account = useOwnAccount({
    profile: officePaths.operatorOwnProfile,
    settings: officePaths.operatorOwnSettings,
  });
  return <DispatchArea account={account} />;
}
