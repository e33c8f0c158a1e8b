/** Endings of the types of images that the archive takes. */
export const pictureEnding = /\.(?:jpe?g|jp2|jpx|j2k|tiff?|png|webp|hei[cf]|avif|gif)$/i;

/** Endings of the types of sounds that the archive takes. */
export const soundEnding = /\.(?:mp3|ogg|opus)$/i;

/** Whether a file beside a table may belong to a record. */
export const isOfRecord = (path: string): boolean => pictureEnding.test(path) || soundEnding.test(path);
