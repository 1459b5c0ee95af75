import { freePort } from "../../server/testing/free-port.ts";
import { expectAccessibleByNightAndOnADesk } from "../guest/check-page.ts";
import { copyOfDemo } from "../prepare-data.ts";
import { expect, test } from "../test.ts";
import { logIn } from "./rider-account.ts";

const DEMO_PASSWORD = "trupial-demo";

test("a passkey is added in the settings, logs in at a press, and logs in no more once it is removed", async ({
  launch,
  page,
}) => {
  // A passkey is made for a name, so this product has one.
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  await launch({ on: await copyOfDemo(), environment: { PORT: port, PUBLIC_URL: url } });
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  // This device answers whatever it is asked, and would log in by itself before anything is pressed: it's asked by a press alone.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto(`${url}/login?return=%2Fsettings`);
  await logIn(page, "rider", DEMO_PASSWORD);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Name of the passkey").fill("My own phone");
  await section.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(DEMO_PASSWORD);
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByText("My own phone", { exact: true })).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "settings with a passkey");

  const forgetSession = () =>
    page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  const logInByPasskey = async () => {
    await forgetSession();
    await page.goto(`${url}/login?return=%2Fsettings`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
  };
  await logInByPasskey();
  await expect(page).toHaveURL(`${url}/settings`);
  await expect(page.getByText("You're logged in as rider.")).toBeVisible();

  await section.getByRole("button", { name: "Remove the passkey My own phone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(section.getByText("My own phone", { exact: true })).toBeHidden();
  await logInByPasskey();
  await expect(page.getByText("That passkey didn't work here.", { exact: false })).toBeVisible();
});
