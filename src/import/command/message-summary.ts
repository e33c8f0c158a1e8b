import { fileCodes, type RowMessage } from '../../contract/exchange/row-message.js';
import { namedByMessages, type NearNames } from '../records/near-names.js';
import { messageText } from '../message-text.js';

const shown = 20;
const valuesMax = 10_000;

/** `      12 × Tag: The archive has no such tag. “porti” Nearly: porto.` */
export const findingText = (message: RowMessage, rows: number): string =>
  `${String(rows).padStart(8)} × ${messageText(message)}`;

/** What an import had to say, each thing once with the number of its rows. */
export class MessageSummary {
  private readonly counts = new Map<string, { message: RowMessage; rows: number }>();

  add(messages: readonly RowMessage[]): void {
    for (const message of messages) {
      const { code, column } = message;
      // Of what names something, each name; of anything else, the first cell stands for all.
      const key =
        code in namedByMessages || fileCodes.includes(code)
          ? `${code} ${message.value ?? ''}`
          : `${code} ${column ?? ''}`;
      const known = this.counts.get(key);
      if (known) known.rows += 1;
      else if (this.counts.size < valuesMax) this.counts.set(key, { message, rows: 1 });
    }
  }

  /** The most frequent first, with names that may have been meant. */
  async lines(near: NearNames): Promise<string[]> {
    const all = [...this.counts.values()].toSorted((one, other) => other.rows - one.rows);
    const lines: string[] = [];
    for (const { message, rows } of all.slice(0, shown)) {
      const table = namedByMessages[message.code];
      const meant = table && message.value ? await near.find(table, message.value) : [];
      lines.push(findingText({ ...message, near: meant }, rows));
    }
    if (all.length > shown)
      lines.push(`${' '.repeat(9)}… and ${all.length - shown} more; --report R.csv has them all.`);
    return lines;
  }
}
