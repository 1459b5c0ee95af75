import { expect, it } from "vitest";
import { lookUpFlightEndpoint } from "../../contract/flights/flights.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { onADatabase } from "../testing/test-server.ts";
import type { BoardFlight, FlightsPort } from "./flight-board.ts";
import { lookUpFlight } from "./look-up-flight.ts";

onADatabase("a flight that a traveller names", (server) => {
  const now = () => server.clock.now();
  const at = (hours: number) => new Date(now().getTime() + hours * HOUR_MS);
  const lands = (hours: number, facts: Partial<BoardFlight> = {}): BoardFlight => ({
    numbers: ["KL735", "DL9517"],
    direction: "arrival",
    state: "expected",
    scheduled: at(hours),
    estimated: null,
    ...facts,
  });
  const board = (flights: () => readonly BoardFlight[]) => {
    const port: FlightsPort & { reads: number } = {
      everyMs: 5 * MINUTE_MS,
      reads: 0,
      read: ({ now: asOf }) => {
        port.reads += 1;
        return Promise.resolve({ flights: flights(), asOf });
      },
    };
    return port;
  };
  const ask = (flights: FlightsPort, number: string, date?: string) =>
    lookUpFlight(
      { db: server.db, flights, now: now(), log: server.app.log },
      { number, direction: "arrival", date },
    );

  it("is its next one, under any of its numbers however it is typed, with the latest estimate", async () => {
    server.clock.advance(24 * HOUR_MS);
    const scheduled = at(3);
    const estimated = at(4);
    const flights = board(() => [
      lands(20),
      lands(-6, { state: "landed" }),
      lands(3, { estimated }),
      lands(2, { direction: "departure" }),
    ]);
    for (const typed of ["kl 0735", "KLM735", "DL9517"]) {
      const { flight } = await ask(flights, typed);
      expect(flight).toMatchObject({
        direction: "arrival",
        scheduled_at: scheduled.toISOString(),
        estimated_at: estimated.toISOString(),
      });
    }
    expect((await ask(flights, "KL736")).flight).toBeNull();
    expect((await ask(flights, "soon")).flight).toBeNull();
  });

  it("is that of the day that is named, and none on a day that the board doesn't reach", async () => {
    server.clock.advance(24 * HOUR_MS);
    const flights = board(() => [lands(2)]);
    const day = curacaoDate(at(2));
    expect((await ask(flights, "KL735", day)).flight).not.toBeNull();
    expect((await ask(flights, "KL735", "2031-01-01")).flight).toBeNull();
  });

  it("costs no more readings of the board the more people ask", async () => {
    server.clock.advance(24 * HOUR_MS);
    const flights = board(() => []);
    for (let minute = 0; minute < 29; minute += 1) {
      await ask(flights, "KL735");
      server.clock.advance(MINUTE_MS);
    }
    expect(flights.reads).toBe(1);
  });

  it("is not known to a company that follows no flights, and that is no error", async () => {
    const query = { number: "KL735", direction: "arrival" } as const;
    expect(await server.call(lookUpFlightEndpoint, { query })).toEqual({ flight: null });
  });
});
