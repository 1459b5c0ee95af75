import { MARK_COLOURS } from "../../../domain/company/mark-colours.ts";
import { APPLE_WALLET_PATH } from "../../../domain/wallet/wallets.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import type { Colour } from "../../places/picture/canvas.ts";
import { pixelsOfLogo } from "../../company/logo/company-logo.ts";
import { drawLogo } from "../../company/logo/draw-logo.ts";
import type { PassFacts, PassField } from "../pass-facts.ts";
import type { PassCertificate } from "./pass-certificate.ts";
import { passPicture } from "./pass-picture.ts";
import { serialOf } from "../pass-serial.ts";

/** The icon at the three scales of phones. */
const ICON_PIXELS = { "icon.png": 29, "icon@2x.png": 58, "icon@3x.png": 87 };
const LOGO_PIXELS = { "logo.png": 50, "logo@2x.png": 100, "logo@3x.png": 150 };
/** A pass goes to those that are over so long after its pickup. */
const EXPIRES_AFTER_MS = DAY_MS;

type Making = {
  facts: PassFacts;
  token: string;
  publicUrl: string;
  /** The company's logo as base64 of a PNG. */
  logo: string | null;
};

/** The pass as a signed file. */
export async function makeApplePass(certificate: PassCertificate, making: Making): Promise<Buffer> {
  // Loaded by who has a certificate, when somebody first asks.
  const { PKPass } = await import("passkit-generator");
  const ground = colourOf(making.facts);
  const logo = making.logo === null ? null : pixelsOfLogo(making.logo);
  const pictures = Object.entries({ ...ICON_PIXELS, ...LOGO_PIXELS }).map(
    ([name, pixels]) =>
      [name, logo === null ? passPicture(pixels, ground) : drawLogo(logo, { pixels, ground })] as const,
  );
  const content = Buffer.from(JSON.stringify(passJson(certificate, making)));
  const pass = new PKPass(
    { "pass.json": content, ...Object.fromEntries(pictures) },
    { signerCert: certificate.certificate, signerKey: certificate.key, wwdr: certificate.wwdr },
  );
  return pass.getAsBuffer();
}

function passJson({ passType, team }: PassCertificate, { facts, token, publicUrl }: Making) {
  const { fields, company, ended, pickupPoint, link, rideDatetime } = facts;
  const { status, when, pickup, dropoff, stops, reference, fare, driver, car } = fields;
  const [red, green, blue] = colourOf(facts);
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: serialOf(facts),
    authenticationToken: token,
    webServiceURL: publicUrl + APPLE_WALLET_PATH,
    organizationName: company.name,
    logoText: company.name,
    description: `${company.name} ${facts.reference}`,
    backgroundColor: `rgb(${red}, ${green}, ${blue})`,
    foregroundColor: "rgb(255, 255, 255)",
    labelColor: "rgb(255, 255, 255)",
    // Its link is the passenger's own.
    sharingProhibited: true,
    voided: ended === "not driven",
    expirationDate: new Date(rideDatetime.getTime() + EXPIRES_AFTER_MS).toISOString(),
    ...(ended === null
      ? {
          relevantDate: rideDatetime.toISOString(),
          relevantDates: [{ date: rideDatetime.toISOString(), relevantDate: rideDatetime.toISOString() }],
          ...(pickupPoint
            ? {
                locations: [
                  { latitude: pickupPoint.lat, longitude: pickupPoint.lng, relevantText: when.value },
                ],
              }
            : {}),
        }
      : {}),
    barcodes: [
      { format: "PKBarcodeFormatQR", message: link, messageEncoding: "iso-8859-1", altText: facts.reference },
    ],
    boardingPass: {
      transitType: "PKTransitTypeGeneric",
      headerFields: [told(status)],
      primaryFields: [
        told({ ...pickup, value: shortPlace(pickup.value) }),
        told({ ...dropoff, value: shortPlace(dropoff.value) }),
      ],
      secondaryFields: [told(when), reference],
      auxiliaryFields: [told(driver), told(car), ...(fare ? [told(fare)] : [])],
      backFields: [
        { ...pickup, key: "pickup_in_full" },
        ...(stops ? [stops] : []),
        { ...dropoff, key: "dropoff_in_full" },
        { key: "follow", label: facts.follow, value: link },
        ...(company.phone === "" ? [] : [{ key: "call", label: facts.call, value: company.phone }]),
      ],
    },
  };
}

/** The phone tells of a change of it, with its label. */
function told(field: PassField) {
  return { ...field, changeMessage: `${field.label}: %@` };
}

/** The front has room for the name; the back has it in full. */
function shortPlace(place: string): string {
  return place.split(",", 1)[0] ?? place;
}

function colourOf({ company }: Pick<PassFacts, "company">): Colour {
  const hex = MARK_COLOURS[company.mark_colour];
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}
