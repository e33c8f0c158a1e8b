import type { Request, Response } from 'express';
import { jest } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

const publicUrl = 'https://archive.example.org';

function headersOf(
  path: string,
  analyticsId: string | null = 'G-ABC123',
  site: { https: boolean; publicUrl: string; filesUrl?: string } = { https: true, publicUrl },
): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  const next = jest.fn();
  securityHeaders({ filesUrl: null, ...site, analyticsId })({ path } as Request, response as unknown as Response, next);
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

it('pictures, sounds and image services may come from the origin of the files, where there is one, and scripts may not', () => {
  const files = 'https://files.example.org';
  const policy = policyOf('/it/foto/molo', null, { https: true, publicUrl, filesUrl: files });
  const of = (directive: string) => policy.split(';').find((part) => part.startsWith(`${directive} `));
  expect([of('img-src'), of('media-src'), of('connect-src')].join()).toBe(
    `img-src 'self' data: blob: ${files},media-src 'self' ${files},connect-src 'self' ${files}`,
  );
  expect(of('script-src')).not.toContain(files);
  expect(policyOf('/it/foto/molo', null)).not.toContain(files);
});

it('a page uses nothing of the device but its position', () => {
  expect(headersOf('/it').get('permissions-policy')).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
});

describe('a page whose address has the token of an email', () => {
  const referrerOf = (path: string, at?: { https: boolean; publicUrl: string }) =>
    headersOf(path, null, at).get('referrer-policy');

  it.each(['/it/auth/reset-password', '/de/auth/verify-email'])(
    'tells nobody that somebody comes from it: %s',
    (path) => {
      expect(referrerOf(path)).toBe('no-referrer');
      expect(referrerOf(path, { https: false, publicUrl: 'http://localhost:3000' })).toBe('no-referrer');
    },
  );

  it('names at most its host where forms are known by it', () => {
    const intranet = { https: false, publicUrl: 'http://archive.lan' };
    expect(referrerOf('/it/auth/reset-password', intranet)).toBe('strict-origin');
  });

  it('is unlike the others, which say to their own site where somebody comes from', () => {
    for (const path of ['/it/auth', '/it/archivio', '/it/auth/forgot-password'])
      expect(referrerOf(path)).toBe('strict-origin-when-cross-origin');
  });
});
