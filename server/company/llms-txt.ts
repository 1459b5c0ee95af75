import type { FastifyInstance } from "fastify";
import { GOFS_PATH, MCP_ACCOUNT_PATH, MCP_PATH, SITE_PATHS } from "../../domain/company/site-map.ts";
import { ownParts } from "../../domain/company/own-parts.ts";
import { TRIP_TEMPLATE } from "../../domain/rides/trip-link.ts";
import type { Db } from "../database/connect.ts";
import { getCompany } from "./company-profile.ts";

const PATH = "/llms.txt";

/** The company in words for programs that read for people: who drives, what can be booked, and where. */
export function serveLlmsTxt(app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  app.get(PATH, async (_request, reply) => {
    const { company } = await getCompany(db);
    const link = (name: string, path: string, says: string) => `- [${name}](${publicUrl}${path}): ${says}`;
    const lines = [
      `# ${company.name}`,
      "",
      `> Taxis and transfers on Curaçao, day and night. Fares are fixed before the ride, in US dollars. Telephone ${company.phone}, mail ${company.email}.`,
      "",
      "A ride is booked by its passenger, or for them once they have said yes to the price that is shown.",
      "",
      "## Book",
      "",
      link(
        "Book a ride",
        SITE_PATHS.bookYourRide,
        `from anywhere to anywhere on the island, now or up to a year ahead; with ${TRIP_TEMPLATE} behind it the form is filled in (pickup_time in seconds since 1970)`,
      ),
      link("Airport transfers", SITE_PATHS.airport, "fixed fares by area, with the flight followed"),
      ...(ownParts(company).tours
        ? [
            link(
              "Private tours",
              SITE_PATHS.privateTours,
              ownParts(company)["tour-prices"] ? "with what each costs per person" : "by the day, on request",
            ),
          ]
        : []),
      link("Fare calculator", SITE_PATHS.fare, "what a trip costs"),
      "",
      "## For programs",
      "",
      link(
        "MCP for assistants",
        MCP_PATH,
        "prices, free times, booking, change, cancellation and tracking by the Model Context Protocol (streamable HTTP, 2026-07-28 and 2025-11-25), without an account; ask the person before you book",
      ),
      link(
        "MCP for an account",
        MCP_ACCOUNT_PATH,
        "the same for a passenger with an account, or a hotel or firm, who allows it by OAuth 2.1 (the client is known by its metadata document)",
      ),
      link("For developers", SITE_PATHS.developers, "how the system of a hotel or firm books with a key"),
      link("OpenAPI", "/api/openapi.json", "every call"),
      link(
        "GOFS 1.0",
        `${GOFS_PATH}/gofs.json`,
        "the area, the cars, waits and prices for those who list taxis",
      ),
      "",
      "## About",
      "",
      link("Questions and answers", SITE_PATHS.faq, "luggage, child seats, waiting, paying"),
      link("Fleet", SITE_PATHS.ourFleet, "the cars and how many they take"),
      link("Contact", SITE_PATHS.contactUs, "people who answer"),
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
