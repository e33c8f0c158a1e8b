import type { Request, Response } from 'express';
import { jest } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

function headersOf(path: string, analyticsId: string | null = 'G-ABC123'): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  const next = jest.fn();
  securityHeaders({ https: true, analyticsId })({ path } as Request, response as unknown as Response, next);
  expect(next).toHaveBeenCalledWith();
  return headers;
}
const policyOf = (...of: Parameters<typeof headersOf>): string => headersOf(...of).get('content-security-policy') ?? '';

it('the statistics service is allowed on public pages, and on no page of an account', () => {
  expect(policyOf('/it/archivio')).toContain('googletagmanager');
  expect(policyOf('/it/archivio', null)).not.toContain('google');
  for (const path of ['/it/auth/reset-password', '/auth', '/en/user/dashboard', '/de/contribute', '/admin/photos'])
    expect(policyOf(path)).not.toContain('google');
});

it('a page uses nothing of the device but its position', () => {
  expect(headersOf('/it').get('permissions-policy')).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
});
