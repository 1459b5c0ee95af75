import type { FastifyBaseLogger } from "fastify";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db } from "../../database/connect.ts";
import { SerialQueue } from "../../waiting/serial-queue.ts";
import type { CurrentMaps } from "../current-maps.ts";
import { readImport, readImportVersion } from "./read-import.ts";

type Dependencies = { maps: CurrentMaps; db: Db; clock: Clock; log: FastifyBaseLogger };

/** A price is never over a map that was replaced longer ago than this, whatever became of the notice. */
const LOOK_EVERY_MS = SECOND_MS;

/** Keeps the maps of this server over the import that is in use at all of them. */
export class FollowImports {
  readonly #deps: Dependencies;
  readonly #looking = new SerialQueue(() => this.#look());
  #lookedAt = -Infinity;
  /** One that cannot be read is not read again and again. */
  #tried: string | null;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#tried = deps.maps.version;
  }

  /** Looks which import is in use now, and puts it into use here. */
  async renew(): Promise<void> {
    this.#looking.ask();
    await this.#looking.idle();
  }

  /** Whether the map needs no look before a price is given. */
  get isLookedAt(): boolean {
    return Math.abs(this.#deps.clock.now().getTime() - this.#lookedAt) < LOOK_EVERY_MS;
  }

  /** To be waited for before a price: every server prices over the same map. */
  async beforePrice(): Promise<void> {
    if (!this.isLookedAt) await this.renew();
  }

  async #look(): Promise<void> {
    const { db, clock, log } = this.#deps;
    try {
      const version = await readImportVersion(db);
      this.#lookedAt = clock.now().getTime();
      if (version !== this.#tried) await this.#take(version);
    } catch {
      // The database is away: the map stays as it is, and is looked for again by the timer or the next notice.
      log.warn("the map in use cannot be looked for at the moment");
    }
  }

  async #take(version: string | null): Promise<void> {
    const { maps, db, log } = this.#deps;
    try {
      const found = await readImport(db);
      maps.use(found);
      this.#tried = found.version;
      log.info({ version: found.version }, "put another map into use");
    } catch (error) {
      if (!(error instanceof CannotStart)) throw error;
      this.#tried = version;
      log.error(error.message);
    }
  }
}
