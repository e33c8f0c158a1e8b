import { missingPicture } from './missing-picture.js';

it('a picture is not ready only while it is processed; a draft without one has none', () => {
  expect(missingPicture('processing')).toBe('photos.pictureNotReady');
  expect(missingPicture('draft')).toBe('photos.noPicture');
  expect(missingPicture('failed')).toBe('photos.noPicture');
});
