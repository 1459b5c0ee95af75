import { OwnProfile } from "../../accounts/settings/own-profile.tsx";
import { OwnSettings } from "../../accounts/settings/own-settings.tsx";
import { DriverArea } from "../../drivers/driver-area.tsx";
import type { Reader } from "../../help/chapters.ts";
import { latePart } from "../../ui/late-part.tsx";
import { useLastPage } from "../use-last-page.ts";

const Handbook = latePart<{ readonly readers: readonly Reader[] }>(() => import("../../help/handbook.tsx"));
const READERS_HERE = ["driver"] as const;

/** The driver's area with their account in it: settings take nobody from their rides. */
export default function DriverPage() {
  useLastPage();
  return (
    <DriverArea
      account={{
        profile: <OwnProfile />,
        settings: <OwnSettings />,
        handbook: <Handbook readers={READERS_HERE} />,
      }}
    />
  );
}
