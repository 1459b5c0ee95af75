import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Role } from "../../../domain/accounts/roles.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import AccountMenu from "./account-menu.tsx";

const ENTRIES: Record<Role, Readonly<Record<string, string>>> = {
  rider: { "My Rides": "/myridehistory" },
  driver: { "My Trips": "/driverhistory", "Riders List": "/driverpanel" },
  operator: { "Operator Panel": "/operator" },
  staff: {
    "Admin View": "/admin",
    "Drivers View": "/driverpanel",
    "Operators View": "/operator",
    "Riders View": "/admin/riders",
    "Backend Panel": "/admin",
  },
};

/** The own name and settings of those who work here are among their own screens. */
const ON_THE_SITE = { profile: "/edit-profile", settings: "/settings" };
const OWN: Record<Role, typeof ON_THE_SITE> = {
  rider: ON_THE_SITE,
  driver: { profile: "/driverprofile?part=profile", settings: "/driverprofile?part=settings" },
  operator: { profile: "/operator/settings/profile", settings: "/operator/settings/own" },
  staff: { profile: "/admin/settings/profile", settings: "/admin/settings" },
};

/** Those who work here have the handbook of their work. */
const HANDBOOK: Record<Role, readonly string[]> = {
  rider: [],
  driver: ["/driverprofile?part=handbook"],
  operator: ["/operator/handbook"],
  staff: ["/admin/handbook"],
};

for (const [role, entries] of Object.entries(ENTRIES)) {
  it(`has the entries of a ${role}, and the way out`, async () => {
    const session = { username: "ana", role, access: "token", refresh: null };
    const { user, container } = renderPart(
      <PageAt path="/faq">
        <AccountMenu session={session} />
      </PageAt>,
    );
    await user.click(screen.getByRole("button", { name: "ana's account" }));
    const menu = within(container);
    expect(menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["ana", OWN[role as Role].profile],
      ...Object.entries(entries),
      ["Edit Profile", OWN[role as Role].profile],
      ["Settings", OWN[role as Role].settings],
      ...HANDBOOK[role as Role].map((href) => ["Handbook", href]),
    ]);
    expect(menu.queryByRole("button", { name: "Log out" })).not.toBeNull();
  });
}
