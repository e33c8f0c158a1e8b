import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  /** As sent, still compressed. */
  bytes: Buffer;
}

/** A request whose answer is neither unpacked nor followed nor changed in any other way. */
export const rawRequest = (
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
