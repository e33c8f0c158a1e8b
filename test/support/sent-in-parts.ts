import { createHash } from 'node:crypto';
import type { Answer, Visitor } from './visitor.js';

export interface Beginning {
  name?: string;
  length?: number;
  sha256?: string;
  /** `import` for the file of an import. */
  use?: string;
}

/** The headers of every request of the protocol. */
export const tus = { 'Tus-Resumable': '1.0.0' };

export const uploadMetadata = (of: Record<string, string>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Begins an upload by the tus protocol. */
export const beginUpload = (
  by: Visitor,
  content: Buffer,
  { name = 'scan.jpg', length, sha256, use }: Beginning = {},
): Promise<Answer> =>
  by.change('POST', '/api/admin/uploads', {
    headers: {
      ...tus,
      'Upload-Length': String(length ?? content.length),
      'Upload-Metadata': uploadMetadata({
        filename: name,
        sha256: sha256 ?? createHash('sha256').update(content).digest('hex'),
        ...(use && { use }),
      }),
    },
  });

export const appendToUpload = (by: Visitor, address: string, offset: number, bytes: Buffer): Promise<Answer> =>
  by.change('PATCH', address, {
    bytes,
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
  });

export const addressOfUpload = ({ headers }: Answer): string => headers.get('location') ?? '';

/** A complete upload. Resolves with its address. */
export async function sendInParts(by: Visitor, content: Buffer, beginning: Beginning = {}): Promise<string> {
  const address = addressOfUpload(await beginUpload(by, content, beginning));
  await appendToUpload(by, address, 0, content);
  return address;
}
