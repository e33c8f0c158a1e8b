import { describe, expect, it } from '@jest/globals';
import { afterSignIn, sameSitePath } from './paths.js';

describe('a redirect', () => {
  it.each(['/', '/it', '/it/archivio?page=2#top', '/it/foto/x%20y', '/it/%0d%0aSet-Cookie:x'])(
    'stays on the site for %s',
    (path) => expect(sameSitePath(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    '/a b',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/it/..//evil.example',
    '/it/%2E%2e//evil.example',
  ])('never leaves the site for %j', (path) => expect(sameSitePath(path, '/it')).toBe('/it'));
});

it('a sign-in redirects an administrator to the administration, others to the page they came from or home', () => {
  expect(afterSignIn({ role: 'administrator' }, '/it/archivio', 'it')).toBe('/admin');
  expect(afterSignIn({ role: 'administrator' }, '/administrator', 'it')).toBe('/admin');
  expect(afterSignIn({ role: 'editor' }, '/admin/photos?q=x', 'it')).toBe('/admin/photos?q=x');
  expect(afterSignIn({ role: 'member' }, '/it/archivio', 'it')).toBe('/it/archivio');
  expect(afterSignIn({ role: 'member' }, ['/x'], 'de')).toBe('/de');
  expect(afterSignIn({ role: 'member' }, undefined, 'en')).toBe('/en');
});
