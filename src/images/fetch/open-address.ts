import type { IncomingMessage, RequestOptions } from 'node:http';
import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How an address is requested. The agent refuses private and local addresses when it connects, whatever a name resolves to. */
export interface Transport {
  protocol: string;
  get(address: URL, options: RequestOptions, answered: (response: IncomingMessage) => void): NodeJS.EventEmitter;
  agent: RequestOptions['agent'];
}

const overHttps: Transport = { protocol: 'https:', get, agent: new RequestFilteringHttpsAgent() };

const redirectsMax = 3;

/**
 * The content behind a public https address; redirects are followed to such addresses only. It sends nothing that tells who
 * asks. Abort the signal when the content is read, or not wanted.
 * @throws Error if there is no answer, or one that is no content
 */
export async function openAddress(
  address: URL,
  signal: AbortSignal,
  { transport = overHttps, redirects = 0 }: { transport?: Transport; redirects?: number } = {},
): Promise<IncomingMessage> {
  if (address.protocol !== transport.protocol) throw new Error('Only https addresses are requested.');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: transport.agent, signal, headers: { accept: 'image/*' } };
    transport.get(address, options, resolve).on('error', reject);
  });
  // The reader hears of it, too; without a listener an abort after the last byte would end the process.
  response.on('error', () => undefined);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode < 300 || statusCode > 399 || !headers.location || redirects >= redirectsMax)
    throw new Error(`The address answers ${statusCode}.`);
  return openAddress(new URL(headers.location, address), signal, { transport, redirects: redirects + 1 });
}
