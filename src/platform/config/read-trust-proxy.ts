import { isIP, isIPv4 } from 'node:net';
import { OperatorError } from '../operator-error.js';
import type { Config } from './config.js';

/** Names of Express for the addresses of a machine and of private networks. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const proxiesMax = 20;

/**
 * `TRUST_PROXY`: off (default), on, the number of proxies in front, or a comma-separated list of addresses and subnets.
 * @throws OperatorError
 */
export function readTrustProxy(text: string | null): Config['trustProxy'] {
  if (text === null || text === 'off') return false;
  if (text === 'on') return true;
  if (/^\d+$/.test(text) && Number(text) <= proxiesMax) return Number(text);
  if (!/^\d+$/.test(text) && text.split(',').every((part) => isNetwork(part.trim()))) return text;
  throw new OperatorError(
    `TRUST_PROXY must be off, on, the number of proxies in front (up to ${proxiesMax}), or their addresses and subnets with commas between, not "${text}".`,
  );
}

/** An address, or a subnet with its length or its mask. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (more.length > 0) return false;
  if (length === undefined) return networks.includes(text) || isIP(address) !== 0;
  if (isIPv4(length)) return isIPv4(address) && isMask(length);
  return /^\d{1,3}$/.test(length) && isIP(address) !== 0 && Number(length) > 0 && Number(length) <= bitsOf(address);
}

const bitsOf = (address: string): number => (isIPv4(address) ? 32 : 128);

/** Ones followed by noughts. */
function isMask(mask: string): boolean {
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1+0*$/.test(bits.join(''));
}
