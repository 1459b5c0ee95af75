import { OwnProfile } from "../../accounts/settings/own-profile.tsx";
import { OwnSettings } from "../../accounts/settings/own-settings.tsx";
import { DriverArea } from "../../drivers/driver-area.tsx";
import { useLastPage } from "../use-last-page.ts";

/** The driver's area with their account in it: settings take nobody from their rides. */
export default function DriverPage() {
  useLastPage();
  return <DriverArea account={{ profile: <OwnProfile />, settings: <OwnSettings /> }} />;
}
