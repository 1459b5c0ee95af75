import { connect } from "node:net";
import { expect, it } from "vitest";
import { listMySessionsEndpoint, loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { exportMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { exportRideArchiveEndpoint } from "../../contract/rides/ride-archive.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  bookRideEndpoint,
  findCallerEndpoint,
  getRideEndpoint,
  listRideRequestsEndpoint,
} from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRideEndpoint, trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { makeAccount } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { aBooking, bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const PASSWORD = "a mango in the shade";

onADatabase("what is personal", (server) => {
  it("is kept by no cache, lists that answer whether they have changed among them", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { token, username } = await makeAccount(server, { role: "operator", passwordHash });
    const { id, tracking_code } = await bookARide(server, { rider_phone: "5556010" });
    const answers = {
      login: server.request(loginEndpoint, { body: { username, password: PASSWORD } }),
      refused: server.request(loginEndpoint, { body: { username, password: "wrong" } }),
      signedOut: server.request(readMeEndpoint, {}),
      export: server.request(exportMeEndpoint, { token }),
      me: server.request(readMeEndpoint, { token }),
      caller: server.request(findCallerEndpoint, { query: { phone: "5556010" }, token }),
      csv: server.request(exportRideArchiveEndpoint, { token }),
      booking: server.request(bookRideEndpoint, { body: aBooking(server, { rider_phone: "5556011" }) }),
      untracked: server.request(trackRideEndpoint, { params: { tracking_code: "no-such-code" } }),
      cancelled: server.request(cancelTrackedRideEndpoint, {
        params: { tracking_code: String(tracking_code) },
      }),
    };
    for (const [name, asked] of Object.entries(answers)) {
      expect([name, (await asked).headers["cache-control"]]).toEqual([name, "no-store"]);
    }
    const asked = { token, params: { id } };
    const lists = {
      sessions: (headers = {}) => server.request(listMySessionsEndpoint, { token, headers }),
      rides: (headers = {}) => server.request(listRideRequestsEndpoint, { token, headers }),
      ride: (headers = {}) => server.request(getRideEndpoint, { ...asked, headers }),
      track: (headers = {}) =>
        server.request(trackRideEndpoint, { params: { tracking_code: String(tracking_code) }, headers }),
    };
    for (const [name, ask] of Object.entries(lists)) {
      const first = await ask();
      expect([name, first.statusCode, first.headers["cache-control"]]).toEqual([name, 200, "no-store"]);
      const again = await ask({ "if-none-match": String(first.headers["etag"]) });
      expect([name, again.statusCode, again.headers["cache-control"]]).toEqual([name, 304, "no-store"]);
    }
    const config = await server.request(getConfigEndpoint, {});
    expect(config.headers["cache-control"]).toBe("private, no-cache");
  });
});

onADatabase(
  "a request whose body never comes",
  (server) => {
    it("is answered and cut off, while a live stream of the same age goes on", async () => {
      const address = new URL(await listenHere(server.app));
      const rider = await makeAccount(server, { role: "rider" });
      const line = await LiveReader.connect({ address: address.origin, token: rider.token });
      const socket = connect(Number(address.port), address.hostname);
      let answered = "";
      socket.setEncoding("utf8").on("data", (text: string) => (answered += text));
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      socket.write(
        "POST /api/contact/ HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
      );
      await closed;
      expect(answered).toMatch(/^HTTP\/1\.1 408 /);
      expect(answered).toContain("did not arrive in time");
      await bookARide(server, {}, rider.token);
      await line.until((events) => events.length > 0);
      await line.break();
    });
  },
  { arrivalMs: 500 },
);
