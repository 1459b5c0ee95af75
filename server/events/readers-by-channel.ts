type OnChannels = { readonly channels: readonly string[] };

/** Readers by the channels they hear, so that an event costs nothing for those it is not sent to. */
export class ReadersByChannel<R extends OnChannels> {
  readonly #all = new Set<R>();
  readonly #of = new Map<string, Set<R>>();

  get size(): number {
    return this.#all.size;
  }

  add(reader: R): void {
    this.#all.add(reader);
    for (const channel of reader.channels) {
      const others = this.#of.get(channel);
      if (others) others.add(reader);
      else this.#of.set(channel, new Set([reader]));
    }
  }

  delete(reader: R): void {
    this.#all.delete(reader);
    for (const channel of reader.channels) {
      const others = this.#of.get(channel);
      others?.delete(reader);
      if (others?.size === 0) this.#of.delete(channel);
    }
  }

  /** Everybody who hears one of the channels, once. */
  on(channels: readonly string[]): ReadonlySet<R> {
    return new Set(channels.flatMap((channel) => [...(this.#of.get(channel) ?? [])]));
  }
}
