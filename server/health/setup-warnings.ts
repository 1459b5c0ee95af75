import type { FastifyRequest } from "fastify";
import type { Company } from "../../domain/company/company.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { type Environment, isReachable } from "../environment/environment.ts";
import { hostOf, isLoopback, urlHost } from "../environment/hosts.ts";
import { isUntrustedProxy } from "./neighbour.ts";

type Facts = {
  environment: Environment;
  /** The address that the built pages name; null where the web is not built. */
  builtFor: string | null;
  /** Whether a pooler answers where the database itself should. */
  isBehindPooler?: boolean;
  readCompany: () => Promise<Checked>;
  /** Told once, when a proxy is seen that was forgotten. */
  warn?: (sentence: string) => void;
};

const FORGOTTEN_PROXY =
  "TRUSTED_PROXIES does not name the proxy that requests come through: all visitors count as one address, and " +
  "soon as too many. Set it to the proxy's address.";

const BEHIND_POOLER =
  "DATABASE_URL leads to a pooler such as PgBouncer: live events come late, and a full pool reads as a database that " +
  "is away. Set DATABASE_DIRECT_URL to the PostgreSQL behind it.";

/** The parts of a company's server that are half set up: they work, and do something other than its people think. */
export class SetupWatch {
  readonly #facts: Facts;
  #proxySeen = false;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Looks at a request for a proxy that nobody told us of. */
  see(request: FastifyRequest): void {
    if (this.#proxySeen || !isReachable(this.#facts.environment) || !isUntrustedProxy(request)) return;
    this.#proxySeen = true;
    this.#facts.warn?.(FORGOTTEN_PROXY);
  }

  /** One sentence for each, none on somebody's own machine or in the demo. */
  async list(): Promise<readonly string[]> {
    const { environment, builtFor, isBehindPooler, readCompany } = this.#facts;
    if (environment.DEMO || !isReachable(environment)) return [];
    return [
      ...addressWarnings(environment, builtFor),
      ...environmentWarnings(environment),
      ...(isBehindPooler ? [BEHIND_POOLER] : []),
      ...(this.#proxySeen ? [FORGOTTEN_PROXY] : []),
      ...companyWarnings(await readCompany()),
    ];
  }
}

function addressWarnings({ PUBLIC_URL, HOST, PORT }: Environment, builtFor: string | null): string[] {
  const isDefault = PUBLIC_URL === `http://${urlHost(HOST)}:${PORT}`;
  if (isDefault || isLoopback(hostOf(PUBLIC_URL))) {
    const unset = isDefault ? "PUBLIC_URL is not set" : "PUBLIC_URL is an address of this machine alone";
    return [
      `${unset}: links in messages lead to ${PUBLIC_URL}. Set it to the site's address and build again.`,
    ];
  }
  const open = PUBLIC_URL.startsWith("http:")
    ? [`PUBLIC_URL ${PUBLIC_URL} is not https: passwords and names travel for everybody on the way to read.`]
    : [];
  if (builtFor === null || builtFor === PUBLIC_URL) return open;
  return [
    ...open,
    `The pages were built for ${builtFor}, and PUBLIC_URL is ${PUBLIC_URL}: search engines are sent to the wrong ` +
      "address. Run npm run build with this PUBLIC_URL.",
  ];
}

function environmentWarnings(environment: Environment): string[] {
  const { NODE_ENV, SECRET_KEY, DATABASE_URL, DATA_DIR } = environment;
  const warnings: string[] = [];
  if (NODE_ENV !== "production") warnings.push("NODE_ENV is not production, and others reach this server.");
  if (!mailsGoOut(environment)) {
    warnings.push(
      `SMTP_URL is not set: e-mails reach nobody, they are kept as files in ${DATA_DIR}/outbox. Set it to the ` +
        "mail server.",
    );
  }
  if (DATABASE_URL !== undefined && SECRET_KEY === undefined) {
    warnings.push(
      `SECRET_KEY is not set: the keys in the database open with ${DATA_DIR}/secret.key alone. Set SECRET_KEY to ` +
        "what is in that file, here and on every other server, and keep it.",
    );
  }
  return warnings;
}

/** Whether mails reach people: on somebody's own machine and in the demo a folder is where they are meant to go. */
export function mailsGoOut(environment: Environment): boolean {
  return environment.SMTP_URL !== undefined || environment.DEMO || !isReachable(environment);
}

const INVENTED = {
  phone: "phone",
  whatsapp: "WhatsApp number",
  email: "e-mail",
  permit_number: "permit number",
} as const satisfies Partial<Record<keyof Company, string>>;
type Checked = Pick<Company, keyof typeof INVENTED>;

/** Whether a field is as the demo has it, or is missing where guests need it. */
function isStillThere(field: keyof Checked, company: Checked): boolean {
  return company[field] === DEFAULT_COMPANY[field] || (company[field] === "" && field !== "whatsapp");
}

function companyWarnings(company: Checked): string[] {
  const invented = Object.entries(INVENTED).flatMap(([field, name]) =>
    isStillThere(field as keyof Checked, company) ? [name] : [],
  );
  if (invented.length === 0) return [];
  return [
    `The company's ${invented.join(", ")} ${invented.length > 1 ? "are" : "is"} still missing or invented: people who call or ` +
      "write reach nobody. Staff set them under Company.",
  ];
}
