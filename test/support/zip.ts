import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The files of a zip archive by name, as its central directory lists them (APPNOTE.TXT 4.3). */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(littleEndian(endOfDirectory));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === directoryEntry) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A zip with these files. */
export async function zipped(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
