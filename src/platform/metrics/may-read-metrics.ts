import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Config } from '../config/config.js';

type Asking = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };
type Decided = Pick<Config, 'metricsToken' | 'trustProxy' | 'secureCookies'>;

/** Whoever has METRICS_TOKEN, or sits on this machine (contract.md, Ops). */
export const mayReadMetrics = (request: Asking, config: Decided): boolean =>
  hasToken(request, config) || isFromThisMachine(request, config);

function hasToken({ headers }: Asking, { metricsToken }: Decided): boolean {
  const definedOnly = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return (
    metricsToken !== null && definedOnly !== undefined && timingSafeEqual(digest(definedOnly), digest(metricsToken))
  );
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Behind a proxy on the same machine every visitor comes from loopback. So the peer of the socket counts (`request.ip`
 * would be the word of whoever wrote X-Forwarded-For), and only where nothing tells of a proxy: none is trusted, the public
 * does not come by https, which this server does not speak, and the request was not forwarded.
 */
const isFromThisMachine = ({ socket, headers }: Asking, { trustProxy, secureCookies }: Decided): boolean =>
  trustProxy === false &&
  !secureCookies &&
  !forwarding.some((name) => name in headers) &&
  isLoopback(socket.remoteAddress ?? '');

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
