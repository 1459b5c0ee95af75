import { Client } from "pg";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { addressOf } from "../calls-to.ts";
import { expect, test } from "../test.ts";

const SECRET_KEY = "one key for all servers of a company";
const server = process.env["TEST_DATABASE_URL"];

// PostgreSQL alone: the embedded database can have only one server.
if (server !== undefined) {
  test("two servers may start and fill the demo at once on an empty database, and a third needs their key", async ({
    launch,
  }) => {
    const name = `trupial_two_${process.pid}`;
    const url = new URL(server);
    url.pathname = `/${name}`;
    await onServer(server, `create database ${name}`);
    const environment = { DATABASE_URL: url.href, DEMO: "yes", SECRET_KEY };
    const products = await Promise.all([1, 2].map(() => launch({ environment })));
    for (const product of products) {
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      expect((await fetch(addressOf(product.url, getConfigEndpoint))).status).toBe(200);
    }
    const applied = products.map((product) => product.output().includes("Brought the database up to date"));
    expect(applied.toSorted()).toEqual([false, true]);
    const filled = products.map((product) => product.output().includes("Filled the database"));
    expect(filled.toSorted()).toEqual([false, true]);
    const stranger = launch({ environment: { ...environment, SECRET_KEY: SECRET_KEY.toUpperCase() } });
    await expect(stranger).rejects.toThrow("sealed with another secret key");
    for (const product of products) expect(await product.stop()).toBe(0);
    await onServer(server, `drop database ${name} with (force)`);
  });

  test("a database that is not there is a sentence, without its password", async ({ launch }) => {
    const url = new URL(server);
    url.pathname = "/trupial_nowhere";
    url.password = "let-nobody-see";
    const refused = await launch({ environment: { DATABASE_URL: url.href } }).catch(String);
    expect(refused).toContain("The database trupial_nowhere at");
    expect(refused).toContain("cannot be used");
    expect(refused).not.toContain("let-nobody-see");
  });
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
