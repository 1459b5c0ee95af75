import { expect, it } from "vitest";
import { deleteMeEndpoint, exportMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { MAX_PAPER_FILE_BYTES } from "../../domain/papers/paper-file.ts";
import {
  downloadPaperFileEndpoint,
  listPaperFilesEndpoint,
  setPaperFileEndpoint,
} from "../../contract/papers/paper-files.endpoints.ts";
import type { Paper } from "../../domain/papers/papers.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { editDriverRecordEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { A_PDF, setPapers } from "../testing/papers.ts";
import { jpegOf, pngOf } from "../testing/pictures.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const JPEG = jpegOf(4_000, 3_000);
const PNG = pngOf(2_000, 1_500);
const PASSWORD = "a mango in the shade";

onEachDatabase("the file of a driver's paper", (server) => {
  type OfPaper = { driver: TestAccount; paper?: Paper; by?: TestAccount };
  const named = ({ driver, paper = "insurance", by = driver }: OfPaper) => ({
    params: { id: driver.id, paper },
    token: by.token,
  });
  const attach = (bytes: Buffer | null, ofPaper: OfPaper) =>
    server.request(setPaperFileEndpoint, {
      ...named(ofPaper),
      body: { file: bytes?.toString("base64") ?? null },
    });
  const fetchFile = (ofPaper: OfPaper) => server.request(downloadPaperFileEndpoint, named(ofPaper));
  const filesOf = (driver: TestAccount, by = driver) =>
    server.call(listPaperFilesEndpoint, { params: { id: driver.id }, token: by.token });
  const lastOfAudit = async (by: TestAccount) =>
    (await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: by.token }))[0];

  it.each([
    ["a PDF", A_PDF, "application/pdf", "pdf"],
    ["a JPEG", JPEG, "image/jpeg", "jpg"],
    ["a PNG", PNG, "image/png", "png"],
  ])("%s is kept byte by byte, and only ever downloaded", async (_what, bytes, kind, ending) => {
    const [driver, staff] = [await makeDriver(server), await makeAccount(server, { role: "staff" })];
    const kept = await attach(bytes, { driver });
    expect(kept.json()).toEqual([
      { paper: "insurance", kind, bytes: bytes.length, attached_at: server.clock.now().toISOString() },
    ]);
    for (const by of [driver, staff]) {
      expect(await filesOf(driver, by)).toEqual(kept.json());
      const file = await fetchFile({ driver, by });
      expect(file.rawPayload).toEqual(bytes);
      expect(file.headers).toMatchObject({
        "content-type": kind,
        "content-disposition": `attachment; filename="driver-${driver.id}-insurance.${ending}"`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      });
    }
  });

  it("is 404 to another driver, whatever they ask, and 403 to an operator and a rider", async () => {
    const [driver, other] = [await makeDriver(server), await makeDriver(server)];
    await attach(A_PDF, { driver });
    const asked = async (by: TestAccount) => [
      (await server.request(listPaperFilesEndpoint, { params: { id: driver.id }, token: by.token }))
        .statusCode,
      (await fetchFile({ driver, by })).statusCode,
      (await attach(null, { driver, by })).statusCode,
    ];
    expect(await asked(other)).toEqual([404, 404, 404]);
    expect(await asked(await makeAccount(server, { role: "operator" }))).toEqual([403, 403, 403]);
    expect(await asked(await makeAccount(server, { role: "rider" }))).toEqual([403, 403, 403]);
    expect(await filesOf(driver)).toHaveLength(1);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page with a script", Buffer.from("<svg onload='alert(1)'/>")],
    ["a PDF that begins later", Buffer.from("<html>%PDF-1.7")],
    ["a picture that unpacks to a gigabyte", pngOf(18_000, 18_000)],
    ["a picture that doesn't say how large it is", JPEG.subarray(0, 20)],
    ["a program", Buffer.from("MZ\u0090")],
  ])("is refused where it is %s", async (_what, bytes) => {
    const driver = await makeDriver(server);
    const refused = await attach(bytes, { driver });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "invalid_input", fields: { file: expect.any(String) } });
    expect(await filesOf(driver)).toEqual([]);
  });

  it("has at most 5 MB, and a body that is larger is not read to its end", async () => {
    const driver = await makeDriver(server);
    const ofSize = (bytes: number) => Buffer.concat([A_PDF, Buffer.alloc(bytes - A_PDF.length)]);
    expect((await attach(ofSize(MAX_PAPER_FILE_BYTES + 1), { driver })).statusCode).toBe(400);
    const tooLarge = await attach(ofSize(MAX_PAPER_FILE_BYTES + 3_000), { driver });
    expect(tooLarge.json()).toMatchObject({
      code: "body_too_large",
      error: "The body is larger than 6 MiB.",
    });
    expect((await attach(ofSize(MAX_PAPER_FILE_BYTES), { driver })).statusCode).toBe(200);
    expect((await fetchFile({ driver })).rawPayload).toHaveLength(MAX_PAPER_FILE_BYTES);
  });

  it("takes the place of the one before, and goes by a press; the audit log says who did it to which paper", async () => {
    const [driver, staff] = [await makeDriver(server), await makeAccount(server, { role: "staff" })];
    await attach(A_PDF, { driver, paper: "permit" });
    expect(await lastOfAudit(staff)).toMatchObject({
      actor: driver.username,
      action: "attach_paper_file",
      account: driver.username,
      detail: { paper: "permit" },
    });
    await attach(JPEG, { driver, paper: "permit", by: staff });
    expect(await filesOf(driver)).toMatchObject([{ paper: "permit", kind: "image/jpeg" }]);
    expect((await attach(null, { driver, paper: "permit", by: staff })).json()).toEqual([]);
    const removed = {
      actor: staff.username,
      action: "remove_paper_file",
      account: driver.username,
      detail: { paper: "permit" },
    };
    expect(await lastOfAudit(staff)).toMatchObject(removed);
    expect((await fetchFile({ driver, paper: "permit" })).statusCode).toBe(404);
    await attach(null, { driver, paper: "permit" });
    expect(await lastOfAudit(staff)).toMatchObject(removed);
  });

  it("goes with its paper when the staff empty the paper's last day, and stays when they change it", async () => {
    const [driver, staff] = [await makeDriver(server), await makeAccount(server, { role: "staff" })];
    await setPapers(server, driver.id, { insurance_expires_on: "2027-01-31" });
    await attach(A_PDF, { driver });
    const edit = (insurance_expires_on: string | null) =>
      server.call(editDriverRecordEndpoint, {
        params: { id: driver.id },
        body: { insurance_expires_on },
        token: staff.token,
      });
    await edit("2028-01-31");
    expect(await filesOf(driver)).toHaveLength(1);
    await edit(null);
    expect(await filesOf(driver)).toEqual([]);
  });

  it("is in what a driver takes out of their account, and goes with the account", async () => {
    const driver = await makeDriver(server, { passwordHash: await hashPassword(PASSWORD) });
    const staff = await makeAccount(server, { role: "staff" });
    expect((await server.call(exportMeEndpoint, { token: driver.token })).papers).toBeUndefined();
    await attach(A_PDF, { driver });
    expect((await server.call(exportMeEndpoint, { token: driver.token })).papers).toEqual([
      {
        paper: "insurance",
        kind: "application/pdf",
        attached_at: server.clock.now().toISOString(),
        file: A_PDF.toString("base64"),
      },
    ]);
    await server.request(deleteMeEndpoint, { body: { password: PASSWORD }, token: driver.token });
    const left = server.db
      .selectFrom("driver_paper_files")
      .select("paper")
      .where("driver_id", "=", driver.id);
    expect(await left.execute()).toEqual([]);
    for (const refused of [
      await fetchFile({ driver, by: staff }),
      await attach(A_PDF, { driver, by: staff }),
      await server.request(listPaperFilesEndpoint, { params: { id: driver.id }, token: staff.token }),
    ]) {
      expect(refused.statusCode).toBe(404);
    }
  });
});
