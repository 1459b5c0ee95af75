/** A ride as a question tells of it. */
type RideInQuestion = {
  readonly pickup: string;
  readonly dropoff: string;
  /** The stops in one text; empty where there are none. */
  readonly stops: string;
  readonly when: string;
  /** When the way back begins; empty where there is none. */
  readonly back: string;
  readonly passengers: number;
  readonly fare: string;
};

type ChangeInQuestion = {
  readonly reference: string;
  readonly when: string;
  readonly fare: string;
  readonly losesDriver: boolean;
};

/** The words of the questions that an assistant's person is asked before something is done for them. */
export type AssistantStrings = {
  readonly yes: string;
  readonly book: (ride: RideInQuestion) => string;
  readonly change: (change: ChangeInQuestion) => string;
  readonly cancel: (reference: string, when: string) => string;
  readonly refused: Readonly<Record<RefusedBecause, string>>;
};

/** Reasons of a refusal that no page has a sentence for, the last eight by what was given. */
export type RefusedBecause =
  | "account_full"
  | "changed"
  | "not_allowed"
  | "other"
  | "place"
  | "time"
  | "people"
  | "person"
  | "quote"
  | "code"
  | "ride"
  | "input";
