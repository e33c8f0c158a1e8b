import sharp from 'sharp';

/**
 * sharp, with the loaders of the accepted formats and no other: an SVG or PDF that calls itself a photograph is not even
 * looked at. One thread a picture, since a worker has several in hand at once; no cache, since no file is read twice.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
