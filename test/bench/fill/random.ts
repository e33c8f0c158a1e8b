/** A reproducible stream of random numbers: the same seed gives the same archive (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `from` to `to`, both included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True in that share of the calls. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)] as Item;
  }

  /** An index below `count`, small ones far more often: as subjects and places are spread over a real archive. */
  skewed(count: number, skew = 2.2): number {
    return Math.floor(count * this.next() ** skew);
  }

  /** `length` hexadecimal digits. */
  hex(length: number): string {
    let text = '';
    while (text.length < length) text += this.integer(0, 0xfffffff).toString(16).padStart(7, '0');
    return text.slice(0, length);
  }
}
