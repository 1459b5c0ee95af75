import type { DestinationStream } from "pino";
import type { BackupSettings } from "./backups/backup-runs.ts";
import { LaneBeats } from "./events/positions/lane-beats.ts";
import type { BatchWire } from "./events/positions/position-batches.ts";
import { PositionLane } from "./events/positions/position-lane.ts";
import { NO_BACKUPS } from "./backups/no-backups.ts";
import type { DatabaseHandle } from "./database/connect.ts";
import type { Replica } from "./database/replica/replica.ts";
import type { SecretKey } from "./database/secret-key.ts";
import type { DayPlanner } from "./dispatch/plan/day-planner.ts";
import type { EventBus } from "./events/bus/event-bus.ts";
import { NoticeEventBus } from "./events/bus/notice-event-bus.ts";
import type { FlightsPort } from "./flights/flight-board.ts";
import { Readiness } from "./health/readiness.ts";
import type { SetupWatch } from "./health/setup-warnings.ts";
import type { Limits } from "./limits/limits.ts";
import { MemoryLimits } from "./limits/memory-limits.ts";
import type { PhoneGateways } from "./notifications/phone/gateways.routes.ts";
import type { Reach } from "./partners/webhooks/post-webhook.ts";
import type { PayProviders } from "./pay-links/open-pay-provider.ts";
import type { CurrentMaps } from "./places/current-maps.ts";
import type { Clock } from "./process/clock.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { NO_WALLETS, type Wallets } from "./wallet/open-wallets.ts";

export type AppDependencies = {
  database: DatabaseHandle;
  /** A streaming replica of the database, for what may be a little old. */
  replica?: Replica | null;
  clock: Clock;
  maps: CurrentMaps;
  /** Where the product is reached from outside, without a trailing slash. */
  publicUrl: string;
  trustedProxies: readonly string[];
  /** Opens the keys that the company's servers share. */
  secretKey: SecretKey;
  logLevel: string;
  /** This is a demonstration, and the pages may show its sign-ins. */
  demo?: boolean;
  /** The key that browsers may see, for Google's map in the place of ours. */
  googleMapsBrowserKey?: string | undefined;
  /** The folder of the built web; without it the API is served alone. */
  webDirectory?: string;
  /** Keeps the plan of the day; without it one that plans where it is asked. */
  planner?: DayPlanner;
  /** A service that knows leaked passwords. */
  leakedPasswordsUrl?: string | undefined;
  readiness?: Readiness;
  /** Limits and tries of passwords; without it in this server's memory. */
  limits?: Limits;
  /** How events come from other servers; without it by the database's notices. */
  eventBus?: EventBus;
  /** Where this server has the positions of cars, which its planner reads as well. */
  lane?: PositionLane;
  /** The fast way of moves to the other servers; without it they go by the database's notices. */
  moves?: BatchWire | null;
  /** When what moved is sent; a test that cannot wait says so. */
  laneBeats?: LaneBeats;
  /** How backups are made from the office; without it each says that it can't. */
  backups?: BackupSettings;
  /** Where an embedded database lives, to see its disk fill up. */
  dataDirectory?: string | undefined;
  /** Lists the things that are not fully set up. */
  setup?: SetupWatch;
  /** For how long guests are kept. */
  retentionMonths: number;
  /** Whether mails reach people; where not, the office answers from a mail program of its own. */
  mailsGoOut?: boolean;
  /** The airport's board, by which pickups follow the passengers' flights. */
  flights?: FlightsPort | null;
  /** The ways to reach a phone, and what proves that a report comes from there. */
  gateways?: PhoneGateways;
  /** The provider that takes payments by link. */
  payments?: PayProviders;
  /** The certificates that passes for the wallets of phones are made with. */
  wallets?: Wallets;
  /** How assistants' documents are reached; by the internet unless a test says otherwise. */
  assistantsReach?: Reach;
  /** The same for the calendar of ships. */
  shipsReach?: Reach;
  /** Tells a collector of every request. */
  tracing?: Tracing | null;
  /** How often a live stream sends a heartbeat; the contract's ten seconds unless a test cannot wait. */
  heartbeatMs?: number;
  /** How long a request may take to arrive; 15 seconds unless a test cannot wait. */
  arrivalMs?: number;
  /** How many live streams may be open at this server. */
  liveStreams?: number;
  /** Widens the limits per address; 1 in the product. */
  limitFactor?: number;
  /** Where log lines go; standard output unless a test listens. */
  logTo?: DestinationStream;
};

/** The same with everything that was left out, so that it is said once what holds then. */
export type AppSettings = ReturnType<typeof withDefaults>;

export function withDefaults(dependencies: AppDependencies) {
  const { database, clock } = dependencies;
  return {
    ...dependencies,
    db: database.db,
    replica: dependencies.replica ?? null,
    demo: dependencies.demo ?? false,
    readiness: dependencies.readiness ?? new Readiness(),
    limits: dependencies.limits ?? new MemoryLimits(clock),
    eventBus: dependencies.eventBus ?? new NoticeEventBus(database),
    lane: dependencies.lane ?? new PositionLane(() => clock.now().getTime()),
    moves: dependencies.moves ?? null,
    laneBeats: dependencies.laneBeats ?? new LaneBeats(),
    backups: dependencies.backups ?? NO_BACKUPS,
    setup: dependencies.setup ?? null,
    mailsGoOut: dependencies.mailsGoOut ?? true,
    flights: dependencies.flights ?? null,
    followsFlights: (dependencies.flights ?? null) !== null,
    gateways: dependencies.gateways ?? {},
    payments: dependencies.payments ?? { provider: null, trials: null },
    wallets: dependencies.wallets ?? NO_WALLETS,
    limitFactor: dependencies.limitFactor ?? 1,
    logged: { errors: 0 },
  };
}
