import type { FastifyInstance } from "fastify";
import { CannotStart } from "../process/cannot-start.ts";
import type { Environment } from "../environment/environment.ts";
import { urlHost } from "../environment/hosts.ts";
import { errorCode } from "../process/error-code.ts";

/** Takes the port of the environment, or says in a sentence why not. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const code = errorCode(error);
    if (code === "EADDRINUSE") {
      throw new CannotStart(
        `Port ${PORT} on ${HOST} is taken by another program. Stop it, or choose another: PORT=8081 npm start`,
      );
    }
    if (code === "EACCES") throw new CannotStart(`Port ${PORT} needs more rights than this user has.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new CannotStart(`HOST ${HOST} is not an address of this machine.`);
    }
    throw error;
  }
}

/** Where links in messages lead; where any free port would do, the one that was taken. */
export function publicUrlOf(app: FastifyInstance, environment: Environment): string {
  const { PUBLIC_URL: url, PORT } = environment;
  return PORT === 0 && url.endsWith(":0") ? addressOf(app, environment) : url;
}

/** Where it really listens. */
export function addressOf(app: FastifyInstance, { HOST, PORT }: Environment): string {
  const bound = app.server.address();
  const port = bound !== null && typeof bound === "object" ? bound.port : PORT;
  return `http://${urlHost(HOST)}:${port}`;
}
