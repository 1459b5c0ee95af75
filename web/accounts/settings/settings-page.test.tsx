import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import EditProfilePage from "./edit-profile-page.tsx";
import SettingsPage from "./settings-page.tsx";

it.each([
  ["/settings", SettingsPage, "/driverprofile?part=settings"],
  ["/edit-profile", EditProfilePage, "/driverprofile?part=profile"],
])("leads a driver who types %s to their own among their rides", async (path, Page, own) => {
  startSession({ username: "driver", role: "driver", access: "token", refresh: null }, false);
  renderPart(
    <PageAt path={path}>
      <Page />
    </PageAt>,
  );
  await waitFor(() => expect(screen.getByLabelText("Address").textContent).toBe(own));
});
