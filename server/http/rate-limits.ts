import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { can } from "../../domain/accounts/roles.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import type { Allowance, Limits } from "../limits/limits.ts";
import { type Caller, callerKey } from "./caller.ts";
import { networkOf } from "./network-of.ts";
import { ApiError } from "./api-error.ts";

export type LimitName = NonNullable<EndpointDescription["limit"]>;

/** How many calls a guest's address may make at once, and how many a minute after that. */
export const LIMITS: Readonly<Record<LimitName, Allowance>> = {
  ordinary: { burst: 600, perMinute: 1_200 },
  lookup: { burst: 600, perMinute: 1_200 },
  credentials: { burst: 200, perMinute: 120 },
  /** Sixty accounts an hour can come from one pier's Wi-Fi; more is a script. */
  registration: { burst: 60, perMinute: 1 },
  message: { burst: 10, perMinute: 5 },
  /** Bookings of guests are counted with the rides themselves. */
  booking: { burst: 600, perMinute: 1_200 },
  /** A page reports a few errors at most; behind one address there may be several. */
  report: { burst: 30, perMinute: 10 },
};
/** A signed-in caller has an allowance of their own: a whole office may share one address. */
const ACCOUNT_LIMITS: Readonly<Record<LimitName, Allowance>> = {
  ...LIMITS,
  ordinary: { burst: 1_500, perMinute: 3_000 },
  lookup: { burst: 1_500, perMinute: 3_000 },
  /** A hundred rides an hour are more than a person books. */
  booking: { burst: 100, perMinute: 100 / 60 },
};
/** The keys of one partner share an allowance, so that what its systems send in a hurry is theirs to wait for. */
const PARTNER_LIMITS: Readonly<Record<LimitName, Allowance>> = {
  ...LIMITS,
  ordinary: { burst: 300, perMinute: 600 },
  lookup: { burst: 300, perMinute: 600 },
  booking: { burst: 200, perMinute: 60 },
};
/** Counted once the work begins: a booking that is sent again under its key, or that is refused, costs nothing. */
const COUNTED_WHEN_DONE: ReadonlySet<LimitName> = new Set(["booking"]);
/** Bookings of all riders of one address together. */
const RIDERS_BOOKINGS: Allowance = { burst: 300, perMinute: 5 };
/** Calls that try passwords or send mail take from the address's allowance even when signed in. */
const BY_ADDRESS_AS_WELL: readonly LimitName[] = ["credentials", "registration", "message", "report"];
/** Calls of one address before the caller is identified. */
const PER_ADDRESS: Allowance = { burst: 6_000, perMinute: 18_000 };

/** Messages of one address that no gateway has signed, and the notices of payments, which nobody signs. */
const UNSIGNED: Allowance = { burst: 120, perMinute: 120 };

/** Calls of assistants from one address, behind which may be all that speak through one company. */
const ASSISTANTS: Allowance = { burst: 300, perMinute: 300 };
/** Bookings that assistants try for one phone, and with one quote. */
const ASSISTANTS_PER_PHONE: Allowance = { burst: 6, perMinute: 6 / 60 };
/** The same of guests' assistants within a day: nobody has shown that the phone is theirs. */
const GUESTS_ASSISTANTS_PER_PHONE: Allowance = { burst: 12, perMinute: 12 / (24 * 60) };
const ASSISTANTS_PER_QUOTE: Allowance = { burst: 6, perMinute: 6 / 15 };

/** How often a call takes from which allowance: once a booking of a list. */
type Work = { readonly name: LimitName; readonly times: number };

/** A booking that an assistant tries: an account's own phone is left out. */
type AssistantBooking = {
  readonly caller: Caller;
  readonly phone: string | undefined;
  readonly quote: string;
};

type Taking = readonly [key: string, limit: Allowance];

/** Allowances per caller and kind of call. */
export class RateLimits {
  readonly #state: Limits;
  readonly #widened: (allowance: Allowance) => Allowance;

  /** `factor` widens every limit, for a test or a load run from one address. */
  constructor(state: Limits, factor = 1) {
    this.#state = state;
    const widen = ({ burst, perMinute }: Allowance) => ({
      burst: burst * factor,
      perMinute: perMinute * factor,
    });
    this.#widened = factor === 1 ? (allowance) => allowance : widen;
  }

  /** Takes one request from the address's allowance, before the caller is known. */
  async countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#take(`address ${networkOf(request.ip)}`, PER_ADDRESS, reply);
  }

  /** Takes one call of a partner's key, by its hash: past the allowance the database isn't asked whose it is. */
  async countKey(hash: string): Promise<void> {
    refuseFor(await this.#state.take(`key ${hash}`, this.#widened(PARTNER_LIMITS.ordinary)));
  }

  /** Takes one message that nobody has signed from the address's allowance; those that are signed are never counted. */
  async countUnsigned(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#take(`unsigned ${networkOf(request.ip)}`, UNSIGNED, reply);
  }

  /** Takes one call of an assistant from its address's allowance. */
  async countAssistant(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#take(`assistants ${networkOf(request.ip)}`, ASSISTANTS, reply);
  }

  /** Takes one booking that an assistant tries from what its phone and its quote allow, whatever address it comes from. */
  async countAssistantBooking({ caller, phone, quote }: AssistantBooking): Promise<void> {
    await this.#take(`assistants for ${phone ?? callerKey(caller)}`, ASSISTANTS_PER_PHONE);
    if (caller.actor === "guest")
      await this.#take(`guests' assistants for ${phone}`, GUESTS_ASSISTANTS_PER_PHONE);
    await this.#take(`assistants with ${quote}`, ASSISTANTS_PER_QUOTE);
  }

  /** Whether an address may still ask for a page that is read from the database; it takes one from what guests may ask. */
  async mayRead(request: FastifyRequest): Promise<boolean> {
    return (await this.#state.take(`page ${networkOf(request.ip)}`, this.#widened(LIMITS.ordinary))) === 0;
  }

  /** Takes one call from each allowance that the caller uses, or refuses it with the time to wait. */
  async countCall(caller: Caller, reply: FastifyReply, name: LimitName): Promise<void> {
    await this.#takeAll(allowancesOf(caller, COUNTED_WHEN_DONE.has(name) ? "ordinary" : name), reply);
  }

  /** Takes one from the allowances of work that is about to be done for the first time. */
  async countWork(caller: Caller, { name, times }: Work, reply?: FastifyReply): Promise<void> {
    if (!COUNTED_WHEN_DONE.has(name)) return;
    for (let time = 0; time < times; time++) await this.#takeAll(allowancesOf(caller, name), reply);
  }

  async #takeAll(allowances: readonly Taking[], reply?: FastifyReply): Promise<void> {
    for (const [key, limit] of allowances) await this.#take(key, limit, reply);
  }

  async #take(key: string, allowance: Allowance, reply?: FastifyReply): Promise<void> {
    refuseFor(await this.#state.take(key, this.#widened(allowance)), reply);
  }
}

function refuseFor(waitMs: number, reply?: FastifyReply): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / SECOND_MS);
  reply?.header("Retry-After", String(seconds));
  throw withoutStack(
    () =>
      new ApiError("rate_limited", `Too many requests. Please try again in ${seconds} seconds.`, {
        retry_after: seconds,
      }),
  );
}

/** Taking the stack of a refusal, which nobody reads, would cost as much as all the rest of it. */
function withoutStack(make: () => ApiError): ApiError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const made = make();
  Error.stackTraceLimit = stackTraceLimit;
  return made;
}

/** The allowances a call takes from: all of them must have something left. */
function allowancesOf(caller: Caller, name: LimitName): readonly Taking[] {
  const from = networkOf(caller.address);
  const ofAddress = [`${name} ${from}`, LIMITS[name]] as const;
  if (caller.actor === "guest") return [ofAddress];
  if (caller.actor === "partner") return [[`${name} ${callerKey(caller)}`, PARTNER_LIMITS[name]]];
  // Dispatch books for everybody who telephones.
  const counted = name === "booking" && can(caller.actor, "bookForCaller") ? "ordinary" : name;
  const ofAccount = [`${counted} ${callerKey(caller)}`, ACCOUNT_LIMITS[counted]] as const;
  if (counted === "booking") return [ofAccount, [`riders' bookings ${from}`, RIDERS_BOOKINGS]];
  return BY_ADDRESS_AS_WELL.includes(counted) ? [ofAddress, ofAccount] : [ofAccount];
}
