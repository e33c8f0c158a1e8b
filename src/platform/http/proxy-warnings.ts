import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config.js';

type ProxyConfig = Pick<Config, 'secureCookies' | 'trustProxy'>;

/** What to tell the operator at start about TRUST_PROXY, on which the limits per address depend. */
export function proxyWarnings({ secureCookies, trustProxy }: ProxyConfig): string[] {
  if (trustProxy === true)
    return [
      'Warning: TRUST_PROXY=on believes any X-Forwarded-For, so anybody gets around the limits per address. Set it to the number of proxies in front, or to their addresses.',
    ];
  if (secureCookies && trustProxy === false)
    return [
      'Warning: PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is not set: all visitors share the limits of its address. Set TRUST_PROXY to the number of proxies, for example 1.',
    ];
  return [];
}

/** Warns once of requests that come through a proxy which is not trusted. */
export function untrustedProxyWarning(
  { trustProxy }: ProxyConfig,
  warn = (text: string): void => new Logger('TRUST_PROXY').warn(text),
): RequestHandler {
  let isWarned = trustProxy !== false;
  return function warnOfUntrustedProxy(request, _response, next) {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      warn('A request has X-Forwarded-For, but TRUST_PROXY is not set. Behind a proxy all visitors share its limits.');
    }
    next();
  };
}
