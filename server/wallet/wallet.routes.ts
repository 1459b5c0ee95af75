import { getApplePassEndpoint, saveGooglePassEndpoint } from "../../contract/wallet/wallet.endpoints.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { readLogo } from "../company/logo/company-logo.ts";
import { makeApplePass } from "./apple/make-apple-pass.ts";
import type { PassTokens } from "./pass-serial.ts";
import { sendApplePass } from "./apple/send-apple-pass.ts";
import type { Wallets } from "./open-wallets.ts";
import { passFacts } from "./pass-facts.ts";
import { getRideForPass } from "./ride-of-pass.ts";
import { saveGooglePass } from "./save-google-pass.ts";

type Dependencies = { db: Db; clock: Clock; publicUrl: string; wallets: Wallets; tokens: PassTokens };

/** Passes for whoever has the code of a ride. */
export function walletRoutes(serve: Serve, { db, clock, publicUrl, wallets, tokens }: Dependencies): void {
  const { apple, google } = wallets;

  serve(getApplePassEndpoint, async ({ params, query, reply }) => {
    if (apple === null) throw notFound(NOT_OFFERED);
    const ride = await getRideForPass(db, params.tracking_code, clock.now());
    const { company } = await getCompany(db);
    const facts = passFacts(ride, { company, language: query.language, publicUrl });
    const pass = await makeApplePass(apple, {
      facts,
      token: tokens.of(facts),
      publicUrl,
      logo: await readLogo(db),
    });
    return sendApplePass(reply, pass).header(
      "Content-Disposition",
      `inline; filename="${facts.reference}.pkpass"`,
    );
  });

  serve(saveGooglePassEndpoint, async ({ params, body }) => {
    if (google === null) throw notFound(NOT_OFFERED);
    const asked = { trackingCode: params.tracking_code, language: body.language, publicUrl };
    return { save_url: await saveGooglePass({ db, clock, google }, asked) };
  });
}

const NOT_OFFERED = "The company has no passes for this wallet.";
