import { expect, it } from "vitest";
import { updateRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { emptyOutbox } from "../../testing/outbox.ts";
import { GATEWAY_SECRETS, phoneGatewaysOf } from "../../testing/phone-gateways.ts";
import { bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { whatsappTemplates } from "./whatsapp-templates.ts";

const PUBLIC_URL = "https://taxi.example";
const SITE = { company: "Trupial Taxi", publicUrl: PUBLIC_URL };

onADatabase(
  "a whole ride of somebody without e-mail, in Spanish",
  (server) => {
    const { fakes, send } = phoneGatewaysOf(server, PUBLIC_URL);

    /** What WhatsApp shows: the registered text, its gaps filled, and the address behind its button. */
    const whatsappTexts = () =>
      fakes.whatsapp.taken.map(({ name, language, parameters, button }) => {
        const template = whatsappTemplates(SITE).find(
          (one) => one.name === name && one.language === language,
        );
        const [body] = template?.components ?? [];
        const text = body && "text" in body ? body.text : `no template ${name} ${language}`;
        const filled = text.replace(
          /\{\{(\d+)\}\}/g,
          (_gap, at: string) => parameters[Number(at) - 1] ?? "?",
        );
        return `${filled} ${PUBLIC_URL}/${button}`;
      });
    const smsTexts = (phone: string) =>
      fakes.sms.taken.filter(({ to }) => to.endsWith(phone)).map(({ body }) => body);

    it.each([
      ["by WhatsApp", "5690001", whatsappTexts, "Trupial Taxi: "],
      ["by SMS, where WhatsApp does not take it", "5690002", smsTexts, ""],
    ])(
      "is told of each step %s, with a link that opens its page",
      async (way, rider_phone, texts, before) => {
        await emptyOutbox(server);
        fakes.sms.taken.splice(0);
        fakes.whatsapp.taken.splice(0);
        Object.assign(
          fakes.whatsapp.refusal,
          way === "by WhatsApp" ? { status: 0 } : { status: 400, code: 131_026 },
        );
        const [staff, office, driver] = [
          await makeAccount(server, { role: "staff" }),
          await makeAccount(server, { role: "operator" }),
          await makeDriver(server, { firstName: "Ruben", lastName: "Martina", plate: "TX 101" }),
        ];
        const phone_messages = {
          order: ["whatsapp", "sms"] as ("whatsapp" | "sms")[],
          per_day: 100,
          countries: [],
        };
        await server.call(editCompanyProfileEndpoint, { body: { phone_messages }, token: staff.token });

        server.clock.set("2026-11-20T12:00:00Z");
        const booked = await bookARide(server, {
          rider_phone,
          language: "es",
          whatsapp_consent: true,
          ride_datetime: "2026-11-20T18:00:00Z",
        });
        const params = { id: booked.id };
        const { token } = driver;
        const told: string[] = [];
        const next = async (step: Promise<unknown>) => {
          await step;
          server.clock.advance(MINUTE_MS);
          await send();
          const said = texts(rider_phone).slice(told.length);
          expect(said).toHaveLength(1);
          told.push(...said);
        };
        const say = (step: "set_out" | "arrived" | "picked_up") =>
          server.call(reportRideProgressEndpoint, { params, body: { step }, token });

        await next(Promise.resolve());
        await next(server.call(acceptRideEndpoint, { params, token }));
        await next(
          server.call(updateRideEndpoint, {
            params,
            body: { ride_datetime: "2026-11-20T20:30:00Z" },
            token: office.token,
          }),
        );
        server.clock.set("2026-11-20T20:10:00Z");
        await next(say("set_out"));
        await next(say("arrived"));
        await say("picked_up");
        server.clock.advance(HOUR_MS);
        await next(server.call(finishRideEndpoint, { params, body: { paid_by: "cash_usd" }, token }));

        const link = `${PUBLIC_URL}/es/track/${booked.tracking_code}`;
        const { reference } = booked;
        const seen = await server.call(trackRideEndpoint, {
          params: { tracking_code: booked.tracking_code ?? "" },
        });
        const from = "Hato International Airport";
        const fare = "$30.00 (XCG 53.70)";
        expect(told).toEqual(
          [
            `Su viaje ${reference} está reservado: viernes 20 de noviembre de 2026, 2:00 p.m., desde ${from}.`,
            "Ruben Martina pasará por usted el viernes 20 de noviembre de 2026, 2:00 p.m., placa TX 101.",
            `Su viaje ${reference} ha cambiado: viernes 20 de noviembre de 2026, 4:30 p.m., de ${from} a Mambo Beach. ${fare}.`,
            `Ruben Martina va en camino a ${from}. Placa TX 101.`,
            `Ruben Martina le espera en ${from}. Placa TX 101.`,
            `Gracias por viajar con nosotros. Viaje ${reference}: ${fare}.`,
          ].map((text) => `${before}${text} ${link}`),
        );
        expect(seen).toMatchObject({ reference, status: "Completed", told_by: ["phone"] });
        expect(await mailsQueued()).toBe(0);
      },
    );

    async function mailsQueued(): Promise<number> {
      const mails = await server.db
        .selectFrom("outbox")
        .select("id")
        .where("channel", "=", "email")
        .where("kind", "not in", ["ride_given", "ride_changed"])
        .execute();
      return mails.length;
    }
  },
  { publicUrl: PUBLIC_URL, gateways: GATEWAY_SECRETS },
);
