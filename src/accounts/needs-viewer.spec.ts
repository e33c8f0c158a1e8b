import { expect, it } from '@jest/globals';
import { isApiPath, needsViewer } from './needs-viewer.js';

it.each([
  '/api/user',
  '/api',
  '/auth',
  '/it/auth',
  '/it/auth/sign-out',
  '/de/user/dashboard',
  '/user/favorites/index.pageContext.json',
  '/contribute',
  '/en/contributions',
  '/admin/photos',
  '/uploads/aa/v1/640.webp',
  '/API/user',
  '/%61pi/user',
  '/It/User/dashboard',
  '/it/%75ser/dashboard',
])('asks who is asking under %s', (path) => expect(needsViewer(path)).toBe(true));

it.each([
  '/',
  '/it',
  '/it/archivio',
  '/it/foto/api',
  '/apiary',
  '/it/authors',
  '/assets/user.js',
  '/%',
  '/health/live',
])('answers everyone the same under %s', (path) => expect(needsViewer(path)).toBe(false));

it('knows the API in any spelling that a router takes for it', () => {
  expect(['/api', '/api/x', '/API/x', '/%41pi/x'].map(isApiPath)).toEqual([true, true, true, true]);
  expect(['/it/api', '/apis', '/'].map(isApiPath)).toEqual([false, false, false]);
});
