import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Config } from '../config/config.js';

type MetricsRequest = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };
type MetricsConfig = Pick<Config, 'metricsToken' | 'trustProxy' | 'secureCookies'>;

/** Metrics are for callers with METRICS_TOKEN and for callers on this machine. */
export const mayReadMetrics = (request: MetricsRequest, config: MetricsConfig): boolean =>
  hasToken(request, config) || isFromThisMachine(request, config);

function hasToken({ headers }: MetricsRequest, { metricsToken }: MetricsConfig): boolean {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return metricsToken !== null && token !== undefined && timingSafeEqual(digest(token), digest(metricsToken));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Behind a proxy on the same machine every visitor comes from loopback. So the peer address of the socket is checked
 * (`request.ip` can be set by X-Forwarded-For), and only when there is no sign of a proxy: none is trusted, the public URL
 * is not https (this server does not speak TLS), and the request has no forwarding header.
 */
const isFromThisMachine = (
  { socket, headers }: MetricsRequest,
  { trustProxy, secureCookies }: MetricsConfig,
): boolean =>
  trustProxy === false &&
  !secureCookies &&
  !forwarding.some((name) => name in headers) &&
  isLoopback(socket.remoteAddress ?? '');

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
