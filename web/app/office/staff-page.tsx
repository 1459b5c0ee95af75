import { StaffArea } from "../../staff/staff-area.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useLastPage } from "../use-last-page.ts";
import { useOwnAccount } from "./own-account.tsx";

const READERS_HERE = ["owner", "dispatcher", "driver"] as const;

/** The back office with the account of whoever works there in it. */
export default function OfficePage() {
  useLastPage();
  const account = useOwnAccount(
    {
      profile: officePaths.adminOwnProfile,
      settings: officePaths.adminOwnSettings,
    },
    READERS_HERE,
  );
  return <StaffArea account={account} />;
}
