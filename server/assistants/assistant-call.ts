import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import type { DayPlanner } from "../dispatch/plan/day-planner.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import type { AssistantScope } from "../../domain/assistants/assistant-scopes.ts";
import type { KeyScope } from "../../domain/partners/key-scopes.ts";
import type { Caller } from "../http/caller.ts";
import { fingerprint } from "../http/idempotency.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Limits } from "../limits/limits.ts";
import type { PlacesPort } from "../places/ports.ts";
import type { BookingDependencies } from "../rides/booking/prepare-booking.ts";
import type { ReadExpectedPickup } from "../rides/tracking/track-ride.ts";
import type { SignedNotes } from "./signed-notes.ts";

export type AssistantDependencies = BookingDependencies & {
  /** Where the product is reached from outside, without a trailing slash. */
  publicUrl: string;
  places: PlacesPort;
  planner: DayPlanner;
  positions: NewestPositions;
  /** The gateways by which the company reaches a phone. */
  gateways: readonly PhoneGateway[];
  limits: Limits;
  rateLimits: RateLimits;
  readExpectedPickup: ReadExpectedPickup;
  notes: SignedNotes;
};

/** Whether the person has said yes to what they were asked. */
export type Said = "yes" | "no" | "unasked";

/** The scopes that somebody agreed to on our page, where they could agree to more. */
type Consent = {
  readonly scopes: readonly AssistantScope[];
  /** Where the door says who lets assistants in (RFC 9728). */
  readonly metadata: string;
};

/** The one whom an assistant speaks for: a guest, or the rider, hotel or firm that allows it some things. */
export type Behind = {
  readonly caller: Caller;
  /** The rights that they give it; a guest's assistant does what every guest may. */
  readonly rights: readonly KeyScope[] | null;
  /** Where it came by the consent of our page, and not as a guest's or with a hotel's key. */
  readonly consent: Consent | null;
};

/** One call of a tool, as a use case sees it. */
export type AssistantCall = Behind & {
  /** The assistant's program can ask its person in the middle of a call. */
  readonly canAsk: boolean;
  /** The person's answer to a question about this and nothing else. */
  readonly said: (about: string) => Said;
};

/** A question for the person, in their language, with the words of its yes. */
export type Question = { readonly message: string; readonly yes: string };

/** The answer of a tool that wants the person asked first. */
export class AskPerson {
  readonly question: Question;
  readonly about: string;

  constructor(question: Question, about: string) {
    this.question = question;
    this.about = about;
  }
}

/** A name for what is asked about: other facts have another. */
export function aboutOf(...facts: readonly unknown[]): string {
  return fingerprint(facts);
}
