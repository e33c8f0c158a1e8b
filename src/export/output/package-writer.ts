import { pipeline, Readable } from 'node:stream';
import type { UnnamedFile } from '../../platform/storage/unnamed-file.js';
import { Checksum } from './checksum.js';
import type { ExportOutput } from './export-output.js';

/** What a bag says of itself (RFC 8493, 2.2.2). */
export type BagInfo = Record<string, string>;

/** How the files of an export lie, and where their checksums are. */
export interface PackageLayout {
  /** Folder of the whole, with its slash; nothing for none. */
  root: string;
  /** For a BagIt bag: what it says of itself. */
  bag: BagInfo | null;
}

export interface AddedFile {
  sha256: string;
  bytes: number;
}

const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';

/** Writes files with their checksums: `manifest-sha256.txt` is read by `sha256sum -c`, in a bag also by every tool for BagIt. */
export class PackageWriter {
  private files = 0;
  private bytes = 0;

  /** @param sums where the checksums are kept until they are written: there may be as many as photos */
  constructor(
    private readonly output: ExportOutput,
    private readonly layout: PackageLayout,
    private readonly sums: UnnamedFile,
  ) {}

  addText(name: string, text: string): Promise<AddedFile> {
    return this.add(name, Readable.from([Buffer.from(text)]), { bytes: Buffer.byteLength(text), isText: true });
  }

  async add(name: string, content: Readable, about: { bytes: number; isText: boolean }): Promise<AddedFile> {
    const path = this.layout.bag ? `data/${name}` : name;
    const added = await this.write(path, content, about);
    this.files += 1;
    this.bytes += added.bytes;
    await this.sums.append(`${added.sha256}  ${path}\n`);
    return added;
  }

  /** Adds the checksums; nothing can be added afterwards. */
  async end(): Promise<void> {
    const { bag } = this.layout;
    const about = { bytes: this.sums.bytes, isText: true };
    const manifest = await this.write('manifest-sha256.txt', this.sums.read(), about);
    if (bag) await this.writeTagFiles({ ...bag, 'Payload-Oxum': `${this.bytes}.${this.files}` }, manifest);
    this.output.end();
  }

  private async writeTagFiles(info: BagInfo, manifest: AddedFile): Promise<void> {
    const lines = Object.entries(info).map(([label, value]) => `${label}: ${value.replace(/\s+/g, ' ').trim()}\n`);
    const sums = [`${manifest.sha256}  manifest-sha256.txt\n`];
    for (const [name, text] of [
      ['bagit.txt', bagDeclaration],
      ['bag-info.txt', lines.join('')],
    ] as const) {
      const { sha256 } = await this.write(name, Readable.from([Buffer.from(text)]), {
        bytes: text.length,
        isText: true,
      });
      sums.push(`${sha256}  ${name}\n`);
    }
    const text = sums.join('');
    await this.write('tagmanifest-sha256.txt', Readable.from([Buffer.from(text)]), {
      bytes: text.length,
      isText: true,
    });
  }

  private async write(path: string, content: Readable, about: { bytes: number; isText: boolean }): Promise<AddedFile> {
    const checksum = new Checksum();
    // An error of the content destroys what reads it, which the output hears of.
    pipeline(content, checksum, () => undefined);
    await this.output.add({ name: `${this.layout.root}${path}`, content: checksum, ...about });
    return { sha256: checksum.digest(), bytes: checksum.bytes };
  }
}
