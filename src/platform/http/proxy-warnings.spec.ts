import { jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { readConfig } from '../config/read-config.js';
import { proxyWarnings, untrustedProxyWarning } from './proxy-warnings.js';

const warningsOf = (environment: Record<string, string>): string[] => proxyWarnings(readConfig(environment));

describe('the start', () => {
  it('warns behind https without TRUST_PROXY, since a proxy is certain', () => {
    expect(warningsOf({ PUBLIC_URL: 'https://foto.example.org' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
    expect(warningsOf({ PUBLIC_URL: 'https://foto.example.org', TRUST_PROXY: '1' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });

  it('warns of TRUST_PROXY=on, which believes everybody', () => {
    expect(warningsOf({ TRUST_PROXY: 'on' })).toEqual([expect.stringContaining('X-Forwarded-For')]);
  });
});

it('a request through a proxy that is not trusted is warned of once', () => {
  const warn = jest.fn();
  const next = jest.fn();
  const handler = untrustedProxyWarning(readConfig({}), warn);
  const receive = (headers: object): unknown => handler({ headers } as Request, {} as Response, next);
  receive({});
  expect(warn).not.toHaveBeenCalled();
  for (let n = 0; n < 3; n += 1) receive({ 'x-forwarded-for': '192.0.2.1' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(4);
});
