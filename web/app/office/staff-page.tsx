import { StaffArea } from "../../staff/staff-area.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useLastPage } from "../use-last-page.ts";
import { useOwnAccount } from "./own-account.tsx";

/** The back office with the account of whoever works there in it. */
export default function OfficePage() {
  useLastPage();
  const account = useOwnAccount({
    profile: officePaths.adminOwnProfile,
    settings: officePaths.adminOwnSettings,
  });
  return <StaffArea account={account} />;
}
