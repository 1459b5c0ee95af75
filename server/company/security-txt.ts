import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "../../domain/languages.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { getCompany } from "./company-profile.ts";

const PATH = "/.well-known/security.txt";
/** RFC 9116 asks for less than a year. Each answer says it anew, so that it never runs out while somebody answers it. */
const GOOD_FOR_DAYS = 180;

type Dependencies = { db: Db; clock: Clock; publicUrl: string };

/** The address to tell of a hole in the product: the company's own, as staff set it (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { db, clock, publicUrl }: Dependencies): void {
  app.get(PATH, async (_request, reply) => {
    const { company } = await getCompany(db);
    const days = Math.floor(clock.now().getTime() / DAY_MS) + GOOD_FOR_DAYS;
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(days * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(", ")}`,
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
