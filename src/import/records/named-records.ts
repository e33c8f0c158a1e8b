import { plain } from '../mapping/plain.js';

/** A record of this name that a dry run would create. */
export const pendingId = 0;

/**
 * Records by what they are called exactly, and by the keys of their names. One that was to be created gives way to the same one once
 * it is.
 */
export class NamedRecords {
  private readonly byText = new Map<string, number>();
  private readonly byKey = new Map<string, number[]>();

  exact(written: string): number | undefined {
    const id = this.byText.get(written);
    if (id !== pendingId) return id;
    return this.named(keyOf(written)).find((other) => other !== pendingId) ?? id;
  }

  /** All of that name; the first one added is first. */
  named(key: string): readonly number[] {
    return this.byKey.get(key) ?? [];
  }

  /** Names of which each is the record's exactly as well; of several records the first one added has it. */
  addFirst(id: number, names: readonly (string | null)[]): void {
    this.addNames(id, names);
    for (const name of names) if (name && !this.byText.get(name)) this.byText.set(name, id);
  }

  addNames(id: number, names: readonly (string | null)[]): void {
    for (const name of names) {
      const key = name && keyOf(name);
      if (!key) continue;
      const others = this.named(key).filter((other) => id === pendingId || other !== pendingId);
      this.byKey.set(key, others.includes(id) ? others : [...others, id]);
    }
  }

  /** What identifies the record, whoever had it before. */
  setExact(id: number, texts: readonly (string | null | undefined)[]): void {
    for (const text of texts) if (text) this.byText.set(text, id);
  }
}

/** Languages count the same, capital letters, accents and signs not at all. */
export const keyOf = (name: string): string => plain(name) || name;
