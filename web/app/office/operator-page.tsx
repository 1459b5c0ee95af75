import { DispatchArea } from "../../dispatch/dispatch-area.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useLastPage } from "../use-last-page.ts";
import { useOwnAccount } from "./own-account.tsx";

const READERS_HERE = ["dispatcher", "driver"] as const;

/** Dispatch with the account of whoever works there in it. */
export default function OperatorPage() {
  useLastPage();
  const account = useOwnAccount(
    {
      profile: officePaths.operatorOwnProfile,
      settings: officePaths.operatorOwnSettings,
    },
    READERS_HERE,
  );
  return <DispatchArea account={account} />;
}
