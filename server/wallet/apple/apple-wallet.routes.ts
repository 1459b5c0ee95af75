import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { APPLE_WALLET_PATH } from "../../../domain/wallet/wallets.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { Db } from "../../database/connect.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import type { Clock } from "../../process/clock.ts";
import type { RideRow } from "../../rides/ride-rows.queries.ts";
import { passFacts } from "../pass-facts.ts";
import { sendApplePass } from "./send-apple-pass.ts";
import { listChanged, registerDevice, unregisterDevice } from "./devices.ts";
import { findRideOfPass } from "./find-ride-of-pass.ts";
import { readLogo } from "../../company/logo/company-logo.ts";
import { makeApplePass } from "./make-apple-pass.ts";
import type { PassCertificate } from "./pass-certificate.ts";
import { type PassName, type PassTokens, readSerial } from "../pass-serial.ts";

const MAX_BODY_BYTES = 16 * 1024;
const MOST_LOG_LINES = 20;
const LOG_LINE_LETTERS = 200;

/** As Apple's wallets read the answer to a registration. */
const STATUS_OF = { new: 201, known: 200, "too many": 429 } as const;

const deviceSchema = z.string().regex(/^[\w-]{1,128}$/);
const registrationSchema = z.object({ pushToken: z.string().regex(/^[\da-f]{8,256}$/i) });
const logSchema = z.object({ logs: z.array(z.string()) });

type Dependencies = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  apple: PassCertificate;
  tokens: PassTokens;
  limits: RateLimits;
};
type Params = { device: string; passType: string; serial: string };
type Shown = { name: PassName; ride: RideRow };

/** The questions of Apple's wallets to whoever makes passes, in the form of theirs. */
export function appleWalletRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl, apple, tokens, limits }: Dependencies,
): void {
  /** The ride of the pass in the path, for a device that shows the pass's token; who shows another learns nothing. */
  const shownBy = async (request: FastifyRequest, reply: FastifyReply): Promise<Shown | null> => {
    const { passType, serial } = request.params as Params;
    const name = passType === apple.passType ? readSerial(serial) : null;
    if (name !== null && tokens.opens(name, request.headers.authorization)) {
      const ride = await findRideOfPass(db, name, clock.now());
      if (ride) return { name, ride };
    }
    await limits.countUnsigned(request, reply);
    return null;
  };

  void app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
      const options = { bodyLimit: MAX_BODY_BYTES, logLevel: "warn" } as const;
      const onDevice = "/v1/devices/:device/registrations/:passType";

      scope.post<{ Params: Params }>(`${onDevice}/:serial`, options, async (request, reply) => {
        const shown = await shownBy(request, reply);
        if (shown === null) return reply.code(401).send();
        const device = deviceSchema.safeParse(request.params.device);
        const body = registrationSchema.safeParse(asJson(request.body));
        if (!device.success || !body.success) return reply.code(400).send();
        const registered = await registerDevice(db, {
          rideId: shown.ride.id,
          name: shown.name,
          device: device.data,
          pushToken: body.data.pushToken,
          now: clock.now(),
        });
        return reply.code(STATUS_OF[registered]).send();
      });

      scope.delete<{ Params: Params }>(`${onDevice}/:serial`, options, async (request, reply) => {
        const shown = await shownBy(request, reply);
        if (shown === null) return reply.code(401).send();
        const { ride, name } = shown;
        await unregisterDevice(db, { rideId: ride.id, name, device: request.params.device });
        return reply.code(200).send();
      });

      // It asks for no token: a device's own number tells booking numbers, and no more.
      scope.get<{ Params: Params; Querystring: { passesUpdatedSince?: string } }>(
        onDevice,
        options,
        async (request, reply) => {
          await limits.countUnsigned(request, reply);
          const { device, passType } = request.params;
          const since = Number(request.query.passesUpdatedSince ?? 0);
          if (passType !== apple.passType || !deviceSchema.safeParse(device).success)
            return reply.code(204).send();
          if (!Number.isSafeInteger(since) || since < 0) return reply.code(400).send();
          const changed = await listChanged(db, { device, since });
          return changed ? reply.send(changed) : reply.code(204).send();
        },
      );

      scope.get<{ Params: Params }>("/v1/passes/:passType/:serial", options, async (request, reply) => {
        const shown = await shownBy(request, reply);
        if (shown === null) return reply.code(401).send();
        const { ride, name } = shown;
        const changedAt = wholeSecond(ride.updated_at, clock.now());
        void reply.header("Last-Modified", changedAt.toUTCString());
        if (Date.parse(request.headers["if-modified-since"] ?? "") >= changedAt.getTime()) {
          return reply.code(304).send();
        }
        const { company } = await getCompany(db);
        const facts = passFacts(ride, { company, language: name.language, publicUrl });
        const making = { facts, token: tokens.of(name), publicUrl, logo: await readLogo(db) };
        return sendApplePass(reply, await makeApplePass(apple, making));
      });

      scope.post("/v1/log", options, async (request, reply) => {
        await limits.countUnsigned(request, reply);
        const body = logSchema.safeParse(asJson(request.body));
        for (const line of body.success ? body.data.logs.slice(0, MOST_LOG_LINES) : []) {
          scope.log.warn({ said: withoutSecrets(line) }, "a wallet reported an error");
        }
        return reply.code(200).send();
      });
    },
    { prefix: APPLE_WALLET_PATH },
  );
}

/** A change within the second that is told now may be followed by another in it, so it doesn't count as had. */
function wholeSecond(changedAt: Date, now: Date): Date {
  const second = Math.floor(changedAt.getTime() / SECOND_MS);
  return new Date((second < Math.floor(now.getTime() / SECOND_MS) ? second : second - 1) * SECOND_MS);
}

/** A wallet quotes what it was sent: tokens, numbers of devices and of bookings, and what is in passes. */
function withoutSecrets(line: string): string {
  return line
    .replaceAll(/[\w-]{16,}|[A-Z0-9]{3}-[A-Z0-9]{3}|\S+@\S+|\+?\d[\d\s().-]{6,}/g, "…")
    .slice(0, LOG_LINE_LETTERS);
}

function asJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
