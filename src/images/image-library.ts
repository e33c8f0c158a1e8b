import sharp from 'sharp';

/**
 * sharp with the loaders of the accepted formats only, so that an SVG or PDF with the name of a photo is never parsed. One
 * thread per image, since a worker processes several at once; no cache, since no file is read twice.
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
