import { isDiskAway, isFolderUnusable } from './disk-failure.js';

const ofSystem = (code: string): Error => Object.assign(new Error('…'), { code, syscall: 'open' });

it('what failed for a full, read-only or missing disk may be tried again, and what one file refuses may not', () => {
  const ofImages = new Error('/data/tmp/1/pyramid.tif: write error\nsystem error: No space left on device');
  for (const error of [...['ENOSPC', 'EDQUOT', 'EROFS', 'ESTALE'].map(ofSystem), ofImages])
    expect(isDiskAway(error)).toBe(true);
  for (const error of [...['EACCES', 'EIO', 'ENOENT'].map(ofSystem), new Error('a bug'), null])
    expect(isDiskAway(error)).toBe(false);
});

it('a folder that cannot be written is no fault of the program', () => {
  for (const code of ['EROFS', 'EACCES', 'EPERM']) expect(isFolderUnusable(ofSystem(code))).toBe(true);
  for (const error of [ofSystem('ENOENT'), Object.assign(new Error('…'), { code: 'EACCES' }), undefined])
    expect(isFolderUnusable(error)).toBe(false);
});
