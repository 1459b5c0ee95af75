/** A binary heap of numbered things by their keys; things may be pushed again with a smaller key. */
export class MinHeap {
  #keys = new Float64Array(1024);
  #things = new Int32Array(1024);
  #size = 0;
  /** The key of the thing popped last. */
  poppedKey = 0;

  clear(): void {
    this.#size = 0;
  }

  push(key: number, thing: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const things = this.#things;
    let slot = this.#size++;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      const parentKey = keys[parent] ?? 0;
      if (parentKey <= key) break;
      keys[slot] = parentKey;
      things[slot] = things[parent] ?? 0;
      slot = parent;
    }
    keys[slot] = key;
    things[slot] = thing;
  }

  /** The thing with the smallest key, or −1 when there is none. */
  pop(): number {
    if (this.#size === 0) return -1;
    const keys = this.#keys;
    const things = this.#things;
    const popped = things[0] ?? -1;
    this.poppedKey = keys[0] ?? 0;
    this.#size--;
    const key = keys[this.#size] ?? 0;
    const thing = things[this.#size] ?? 0;
    let slot = 0;
    for (;;) {
      let child = slot * 2 + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child++;
      const childKey = keys[child] ?? 0;
      if (childKey >= key) break;
      keys[slot] = childKey;
      things[slot] = things[child] ?? 0;
      slot = child;
    }
    keys[slot] = key;
    things[slot] = thing;
    return popped;
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    keys.set(this.#keys);
    this.#keys = keys;
    const things = new Int32Array(this.#things.length * 2);
    things.set(this.#things);
    this.#things = things;
  }
}
