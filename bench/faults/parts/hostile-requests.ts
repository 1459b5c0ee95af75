import { all, type Fault, holds, none } from "../fault.ts";
import { ask, isReady, newOperator, newRider, someAddress, startCompany } from "../company.ts";

const AT_ONCE = 32;
const VALUES: readonly unknown[] = [
  null,
  "",
  "NaN",
  -1,
  0,
  1.5,
  1e308,
  9_007_199_254_740_991,
  true,
  [],
  {},
  "\u0000",
  "\ud800",
  "x".repeat(5_000),
  "'; drop table rides; --",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "2026-02-30",
  "+275760-09-13T00:00:00Z",
  "Punda",
  "5551234",
  "economy",
  1,
];

type Operation = {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
  readonly queries: readonly string[];
};

/** Requests made from the product's own description of itself, each with something wrong in it. */
export const hostileRequests: Fault = {
  name: "hostile-requests",
  title: "Requests from the OpenAPI document with hostile values",
  async run({ full, cluster }) {
    const requests = full ? 50_000 : 10_000;
    const environment = { DATABASE_URL: await (await cluster()).database() };
    const product = await startCompany(environment);
    const callers = [undefined, await newRider(product.url), await newOperator(product.url, environment)];
    const operations = await operationsOf(product.url);
    const statuses = new Map<number, number>();
    let shapeless = 0;
    let sent = 0;
    const send = async () => {
      while (sent < requests) {
        const index = sent;
        sent += 1;
        const operation = operations[index % operations.length];
        if (operation === undefined) return;
        const { status, error } = await sendOne(
          product.url,
          operation,
          callers[index % callers.length],
          index,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 400 && !error) shapeless += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const broken = [...statuses]
      .filter(([status]) => status >= 500)
      .reduce((sum, [, count]) => sum + count, 0);
    const ready = await isReady(product.url);
    const works = (await ask(product.url, "/config/")).status === 200;
    await product.stop();
    return [
      all("requests sent to every operation", sent >= requests ? requests : sent, requests),
      none("answers 5xx", broken, requests),
      none("requests without an answer", statuses.get(0) ?? 0, requests),
      none("refusals that are not the one shape", shapeless),
      holds("the server afterwards", ready && works ? "works" : "does not", ready && works),
    ];
  },
};

async function sendOne(url: string, operation: Operation, access: string | undefined, index: number) {
  const value = (at: number) => VALUES[(index * 7 + at * 13) % VALUES.length];
  const where = operation.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(text(value(1))) || "0");
  const query = new URLSearchParams(
    Object.fromEntries(operation.queries.map((name, at) => [name, text(value(at + 2))])),
  );
  const body = Object.fromEntries(operation.fields.map((name, at) => [name, value(at + 3)]));
  const hasBody = !["GET", "DELETE"].includes(operation.method);
  try {
    const response = await fetch(`${url}/api${where}?${query.toString()}`, {
      method: operation.method,
      headers: {
        "x-forwarded-for": someAddress(),
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(hasBody ? { "content-type": "application/json" } : {}),
      },
      body: hasBody ? JSON.stringify(body) : null,
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    if (response.headers.get("content-type")?.startsWith("text/event-stream") === true) {
      await response.body?.cancel();
      return { status: response.status, error: false };
    }
    const answered = await response.text();
    return { status: response.status, error: isError(answered) };
  } catch {
    return { status: 0, error: false };
  }
}

function isError(answered: string): boolean {
  try {
    return typeof (JSON.parse(answered) as { error?: unknown } | null)?.error === "string";
  } catch {
    return false;
  }
}

async function operationsOf(url: string): Promise<Operation[]> {
  type Described = {
    parameters?: { in: string; name: string }[];
    requestBody?: { content?: Record<string, { schema?: { properties?: object; $ref?: string } }> };
  };
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
    components?: { schemas?: Record<string, { properties?: object }> };
  };
  const fieldsOf = (described: Described) => {
    const schema = described.requestBody?.content?.["application/json"]?.schema;
    const named =
      schema?.$ref === undefined
        ? schema
        : document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""];
    return Object.keys(named?.properties ?? {});
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
      .map(([method, described]) => ({
        method: method.toUpperCase(),
        path: path.replace(/^\/api(?=\/)/, ""),
        fields: fieldsOf(described),
        queries: (described.parameters ?? []).filter((each) => each.in === "query").map((each) => each.name),
      })),
  );
}

function text(value: unknown): string {
  return typeof value === "string" ? Buffer.from(value).toString() : (JSON.stringify(value) ?? "");
}
