import { type Role, roleCan } from "../../../domain/accounts/roles.ts";
import { driverAccountPath } from "../../router/driver-account-path.ts";
import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import type { SiteLink } from "../shell/site-links.ts";
import type { AccountMenuStrings } from "./strings/en.ts";

/** The entries each role has in the account menu; an unknown role has none. */
export function roleLinks(role: string, text: AccountMenuStrings): readonly SiteLink[] {
  const links: Readonly<Record<Role, readonly SiteLink[]>> = {
    rider: [{ to: paths.myRideHistory, label: text.myRides }],
    driver: [
      { to: paths.driverHistory, label: text.myTrips },
      { to: paths.driverPanel, label: text.ridersList },
    ],
    operator: [{ to: paths.operator, label: text.operatorPanel }],
    staff: [
      { to: paths.admin, label: text.adminView },
      { to: paths.driverPanel, label: text.driversView },
      { to: paths.operator, label: text.operatorsView },
      { to: officePaths.adminRiders, label: text.ridersView },
      { to: paths.admin, label: text.backendPanel },
    ],
  };
  return Object.hasOwn(links, role) ? links[role as Role] : [];
}

/** Where one's own name, settings and handbook are: among the screens that somebody works at, for a rider on the site. */
export function ownPaths(role: string) {
  if (roleCan(role, "administer")) {
    return {
      profile: officePaths.adminOwnProfile,
      settings: officePaths.adminOwnSettings,
      handbook: officePaths.adminHandbook,
    };
  }
  if (roleCan(role, "dispatch")) {
    return {
      profile: officePaths.operatorOwnProfile,
      settings: officePaths.operatorOwnSettings,
      handbook: officePaths.operatorHandbook,
    };
  }
  if (!roleCan(role, "drive"))
    return { profile: paths.editProfile, settings: paths.settings, handbook: null };
  return {
    profile: driverAccountPath("profile"),
    settings: driverAccountPath("settings"),
    handbook: driverAccountPath("handbook"),
  };
}
