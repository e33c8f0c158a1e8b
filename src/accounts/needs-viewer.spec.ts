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
  '/uploads/aa/v2/640.webp',
  '/API/user',
  '/%61pi/user',
  '/It/User/dashboard',
  '/it/%75ser/dashboard',
])('identifies the viewer under %s', (path) => expect(needsViewer(path)).toBe(true));

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
])('gives everyone the same answer under %s', (path) => expect(needsViewer(path)).toBe(false));

it('recognises the API in every spelling that the router accepts', () => {
  expect(['/api', '/api/x', '/API/x', '/%41pi/x'].map(isApiPath)).toEqual([true, true, true, true]);
  expect(['/it/api', '/apis', '/'].map(isApiPath)).toEqual([false, false, false]);
});
