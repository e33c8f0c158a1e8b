import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './accept-encoding.js';

const quality = (value: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });

type Compression = Exclude<Encoding, 'identity'>;

interface Codec {
  /** At once and cheap, for a page that may never be asked for again. */
  quick(text: Buffer): Buffer;
  /** Smaller, in the thread pool. */
  small(text: Buffer): Promise<Buffer>;
  unpack(bytes: Buffer): Buffer;
  unpackInPool(bytes: Buffer): Promise<Buffer>;
}

const codecs: Record<Compression, Codec> = {
  br: {
    quick: (text) => brotliCompressSync(text, quality(1)),
    small: (text) => promisify(brotliCompress)(text, quality(5)),
    unpack: (bytes) => brotliDecompressSync(bytes),
    unpackInPool: promisify(brotliDecompress),
  },
  gzip: {
    quick: (text) => gzipSync(text, { level: 1 }),
    small: (text) => promisify(gzip)(text, { level: 6 }),
    unpack: (bytes) => gunzipSync(bytes),
    unpackInPool: promisify(gunzip),
  },
};

/**
 * The body of a page in each encoding that was asked for. It is compressed quickly when it is first asked for in an
 * encoding, and once more, smaller, when it is asked for again. Only what was asked for stays in memory: text that is
 * there only compressed is unpacked when it is needed.
 */
export class PageBody {
  private text: Buffer | null;
  private readonly compressed = new Map<Compression, Buffer>();
  private readonly improved = new Set<Compression>();
  private whenResized: () => void = () => undefined;

  constructor(text: Buffer) {
    this.text = text;
  }

  /** Bytes in memory. */
  get size(): number {
    return [...this.compressed.values()].reduce((sum, { length }) => sum + length, this.text?.length ?? 0);
  }

  onResize(listener: () => void): void {
    this.whenResized = listener;
  }

  in(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.whole();
    const known = this.compressed.get(encoding);
    if (!known) return this.compress(encoding);
    if (!this.improved.has(encoding)) void this.improve(encoding, known);
    return known;
  }

  private whole(): Buffer {
    if (this.text) return this.text;
    const [[encoding, bytes] = []] = this.compressed;
    if (!encoding || !bytes) throw new Error('A page has lost its body.');
    this.text = codecs[encoding].unpack(bytes);
    this.whenResized();
    return this.text;
  }

  private compress(encoding: Compression): Buffer {
    const bytes = codecs[encoding].quick(this.whole());
    this.compressed.set(encoding, bytes);
    this.text = null;
    this.whenResized();
    return bytes;
  }

  private async improve(encoding: Compression, quick: Buffer): Promise<void> {
    this.improved.add(encoding);
    const { small, unpackInPool } = codecs[encoding];
    try {
      this.compressed.set(encoding, await small(this.text ?? (await unpackInPool(quick))));
      this.whenResized();
    } catch {
      // Without memory for a smaller copy the quick one stays.
    }
  }
}
