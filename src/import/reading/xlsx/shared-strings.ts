import { TableError, tableLimits } from '../table-error.js';
import { workbookLimits } from './limits.js';
import { RichText, unescaped } from './rich-text.js';
import type { XmlReader } from './xml-items.js';
import { xmlItems } from './xml-items.js';

const perBlock = 512;

/** Texts one after the other. */
interface Block {
  bytes: Buffer;
  /** Where each of them ends. */
  ends: Uint32Array;
}

/**
 * The texts that cells name by number (ECMA-376 part 1, 18.4). They are read no further than a cell needs them, and kept as bytes
 * outside of the heap, which are a fraction of what as many strings take.
 */
export class SharedStrings {
  private readonly blocks: Block[] = [];
  private latest: string[] = [];
  private bytes = 0;
  private readonly source: AsyncGenerator<string[]>;

  /** @param part the part that has them, if there is one */
  constructor(
    part: AsyncIterable<Buffer> | null,
    private readonly maxBytes: number = workbookLimits.stringBytes,
  ) {
    this.source = part ? xmlItems(part, new StringReader()) : none();
  }

  /** A text that has been read already. */
  known(index: number): string | undefined {
    const block = this.blocks[Math.floor(index / perBlock)];
    if (!block) return this.latest[index - this.blocks.length * perBlock];
    const place = index % perBlock;
    return block.bytes.toString('utf8', place === 0 ? 0 : block.ends[place - 1], block.ends[place]);
  }

  /** A text, for which others may have to be read. @throws Error when there is none; TableError table_xlsx_too_large */
  async at(index: number): Promise<string> {
    for (let text = this.known(index); ; text = this.known(index)) {
      if (text !== undefined) return text;
      const { done, value } = await this.source.next();
      if (done) throw new Error(`There is no shared string ${index}.`);
      for (const each of value) this.add(each);
    }
  }

  async close(): Promise<void> {
    await this.source.return(undefined);
  }

  private add(text: string): void {
    this.bytes += Buffer.byteLength(text) + 16;
    if (this.bytes > this.maxBytes) throw new TableError('table_xlsx_too_large');
    if (this.latest.push(text) < perBlock) return;
    let end = 0;
    const ends = Uint32Array.from(this.latest, (each) => (end += Buffer.byteLength(each)));
    this.blocks.push({ bytes: Buffer.from(this.latest.join('')), ends });
    this.latest = [];
  }
}

class StringReader implements XmlReader<string> {
  items: string[] = [];
  private item: RichText | null = null;

  open(name: string, _: unknown, depth: number): void {
    if (depth === 2 && name === 'si') this.item = new RichText();
    else this.item?.open(name);
  }

  close(name: string, depth: number): void {
    if (depth > 2 || !this.item) return this.item?.close(name);
    this.items.push(unescaped(this.item.text));
    this.item = null;
  }

  text(text: string): void {
    if (!this.item) return;
    this.item.write(text);
    if (this.item.text.length > tableLimits.cell) throw new TableError('table_cell_too_long');
  }
}

async function* none(): AsyncGenerator<string[]> {}
