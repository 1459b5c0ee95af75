import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { buildMaps } from "../places/build-maps.ts";
import { tripPictures } from "../places/picture/trip-pictures.ts";
import { startMailCatcher } from "../testing/mail-catcher.ts";
import { workerOf } from "../testing/outbox.ts";
import { bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { createFileTransport } from "./file-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const maps = buildMaps({ provider: "embedded" });
const pictures = { drawTrip: tripPictures(maps), credits: maps.credits };

onADatabase("the mail about a ride", (server) => {
  const book = (rider_phone: string) =>
    bookARide(server, { rider_email: "ana@example.com", rider_phone, pickup_location: 'Kas "di" <Ana>' });

  it("carries a picture of its way inside itself, so that nothing is fetched when it is opened", async () => {
    await book("5720001");
    const catcher = await startMailCatcher();
    const sender = async () => "Trupial <hello@trupial.example>";
    const email = createSmtpTransport({ url: catcher.url, sender });
    const worker = workerOf(server, { email }, pictures);
    expect(await worker.sendDue()).toBe(1);
    const mail = (catcher.messages[0] ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
    expect(mail).toContain("Content-Type: multipart/related");
    expect(mail).toContain("Content-ID: <trip-map>");
    expect(mail).toContain("Content-Disposition: inline; filename=map.png");
    expect(mail).toContain('<img src="cid:trip-map"');
    expect(mail).toContain("OpenStreetMap contributors");
    expect(mail).not.toMatch(/src="?http/);
    await worker.close();
    await catcher.close();
  });

  it("lies in the folder of unsent mail with its picture beside it; one that says a ride is off has none", async () => {
    const { tracking_code } = await book("5720002");
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-outbox-"));
    const worker = workerOf(server, { email: createFileTransport(folder) }, pictures);
    await worker.sendDue();
    const [picture, ...others] = (await readdir(folder)).filter((name) => name.endsWith(".png"));
    expect(others).toEqual([]);
    const page = await readFile(path.join(folder, String(picture).replace(".png", ".html")), "utf8");
    expect(page).toContain(`<img src="${picture}"`);
    expect(page).toContain('alt="Route from Kas &quot;di&quot; &lt;Ana&gt; to Mambo Beach on the map"');

    await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: tracking_code ?? "" } });
    server.clock.advance(MINUTE_MS);
    await worker.sendDue();
    const written = await readdir(folder);
    expect(written.filter((name) => name.endsWith(".png"))).toEqual([picture]);
    const cancelled = written.filter((name) => name.includes("cancelled"));
    expect(cancelled.map((name) => path.extname(name)).toSorted()).toEqual([".html", ".ics", ".txt"]);
  });

  it("goes without the picture where none can be drawn, rather than not", async () => {
    await book("5720003");
    const sent: string[] = [];
    const drawTrip = async () => {
      throw new Error("no way");
    };
    const email = {
      send: async ({ message }: { message: { html: string | null } }) => void sent.push(message.html ?? ""),
    };
    await workerOf(server, { email }, { drawTrip }).sendDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain("<img");
  });
});
