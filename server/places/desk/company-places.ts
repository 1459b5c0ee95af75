import type { FastifyBaseLogger } from "fastify";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { buildPlaceIndex, type PlaceIndex } from "../../../domain/places/search/place-index.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import type { StopListening } from "../../database/notices.ts";
import { once } from "../../waiting/once.ts";
import { SerialQueue } from "../../waiting/serial-queue.ts";
import type { Maps } from "../build-maps.ts";
import type { FollowImports } from "../import/follow-imports.ts";
import { changedBook, type PlaceChange, readPlaceChanges } from "./changed-book.ts";
import { PLACES_CHANNEL } from "./place-changes.queries.ts";

/** The notice is the fast way; this is how long a change of another server, or an import, can be late when the notice is lost. */
const LOOK_AGAIN_MS = 10 * SECOND_MS;

type Dependencies = { maps: Maps; imports: FollowImports; database: DatabaseHandle; log: FastifyBaseLogger };

type Present = Pick<Maps, "places" | "tiles"> & {
  readonly changes: readonly PlaceChange[];
  readonly all: readonly KnownPlace[];
  readonly found: readonly KnownPlace[];
  /** The names that the retired places have in the book. */
  readonly retired: readonly string[];
  readonly index: () => PlaceIndex;
};

/** The places of the company: those of the maps with what the desk changed, in force at every server on the database. */
export class CompanyPlaces {
  readonly #base: Maps;
  readonly #imports: FollowImports;
  readonly #database: DatabaseHandle;
  readonly #log: FastifyBaseLogger;
  #changes: readonly PlaceChange[] = [];
  #made: { book: Maps["book"]; changes: readonly PlaceChange[]; present: Present } | null = null;
  readonly #reading = new SerialQueue(() => this.#readOn());
  #stopListening: StopListening = async () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ maps, imports, database, log }: Dependencies) {
    this.#base = maps;
    this.#imports = imports;
    this.#database = database;
    this.#log = log;
  }

  /** The maps with the company's places in them, always the present ones. */
  get maps(): Maps {
    const base = this.#base;
    const present = () => this.present;
    return {
      provider: base.provider,
      routes: base.routes,
      findStreet: base.findStreet,
      get streets() {
        return base.streets;
      },
      isOnIsland: base.isOnIsland,
      drawTrip: base.drawTrip,
      withBook: base.withBook,
      get credits() {
        return base.credits;
      },
      get book() {
        return base.book;
      },
      get tiles() {
        return present().tiles;
      },
      places: {
        findByName: (name) => present().places.findByName(name),
        listByName: (name) => present().places.listByName(name),
        listWithin: (words) => present().places.listWithin(words),
        suggest: (query) => present().places.suggest(query),
        nearest: (point) => present().places.nearest(point),
      },
    };
  }

  /** Worked out anew only after a change, or an import. */
  get present(): Present {
    const { book } = this.#base;
    const changes = this.#changes;
    if (this.#made?.book !== book || this.#made.changes !== changes) {
      this.#made = { book, changes, present: this.#make(book, changes) };
    }
    return this.#made.present;
  }

  async start(): Promise<void> {
    await this.#imports.renew();
    await this.#read();
    // The index is there before the first caller.
    await this.present.places.suggest({ q: "", limit: 1 });
    this.#stopListening = await this.#database.listen(PLACES_CHANNEL, () => void this.renew());
    this.#timer = setInterval(() => void this.renew(), LOOK_AGAIN_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#stopListening();
    await this.#reading.idle();
  }

  /**
   * Reads the changes again, and takes over another import. To be waited for once a change is committed here, so that it is in
   * force with the answer.
   */
  async renew(): Promise<void> {
    this.#reading.ask();
    await this.#reading.idle();
  }

  async #readOn(): Promise<void> {
    await this.#imports.renew();
    try {
      await this.#read();
    } catch {
      // The database is away: the places stay as they are, and are read again by the timer or the next notice.
      this.#log.warn("the changed places cannot be read at the moment");
    }
  }

  async #read(): Promise<void> {
    const changes = await readPlaceChanges(this.#database.db);
    if (markOf(changes) !== markOf(this.#changes)) this.#changes = changes;
  }

  #make(book: Maps["book"], changes: readonly PlaceChange[]): Present {
    const { all, found } = changedBook(book, changes);
    const ofDesk = changes.filter(({ retired }) => !retired);
    const { places, tiles } = changes.length === 0 ? this.#base : this.#base.withBook(found, ofDesk);
    const gone = new Set(changes.flatMap((change) => (change.retired ? [change.id] : [])));
    const retired = book.flatMap(({ id, name }) => (gone.has(id) ? [name] : []));
    return { changes, all, found, retired, places, tiles, index: once(() => buildPlaceIndex(all)) };
  }
}

/** Changes with every change: versions only rise. */
function markOf(changes: readonly PlaceChange[]): string {
  return changes.map(({ id, version }) => `${id} ${version}`).join("\n");
}
