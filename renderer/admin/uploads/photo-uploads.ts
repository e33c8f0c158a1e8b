import { ApiError } from '../../api/request.js';
import { followToEnd } from './follow-to-end.js';
import { hashFile } from './hash-file.js';
import { interruptionOf } from './interruption.js';
import { sayEnd } from './say-end.js';
import { sendInParts } from './send-in-parts.js';
import { SidePairs } from './side-pairs.js';
import { keepUnfinished } from './unfinished-uploads.js';
import { UploadQueue } from './upload-queue.js';
import { uploadApi } from './upload-request.js';

/** The uploads since this page was loaded; they go on while the administrator visits other pages. */
export const photoUploads = new UploadQueue({
  hash: hashFile,
  match: async (sha256) => {
    const [match] = await uploadApi.uploads.match({ sha256 });
    return match ?? { photo: null, uploadId: null };
  },
  send: async ({ path, fields, ...transfer }, options) => {
    const uploadId =
      transfer.isComplete && transfer.uploadId ? transfer.uploadId : await sendInParts(transfer, options);
    // From here on, a retry asks for the photo first: the request whose answer is lost may have made it.
    options.onChange({ uploadId, isComplete: true });
    await options.inTurn();
    return uploadApi.uploads.finish({ uploadId, deliveryPath: path, ...fields }).catch((error: unknown) => {
      if (isDeleted(error)) options.onChange({ uploadId: null, isComplete: false });
      throw error;
    });
  },
  cancel: (uploadId) => uploadApi.uploads.cancel({ uploadId }),
  retry: (id, how) => uploadApi.adminPhotos.retry({ id, ...how }),
  find: (id) => uploadApi.adminPhotos.byId({ id }),
  codeOf: (error) => (error instanceof ApiError ? error.code : 'unavailable'),
  interruptionOf,
  // The same question as for every file, with the hash of none.
  ask: () => uploadApi.uploads.match({ sha256: '0'.repeat(64) }),
});

/** The fronts and backs among them. */
export const sidePairs = new SidePairs(photoUploads.uploads, {
  join: ({ back, front }) => uploadApi.adminPhotos.change({ id: back, frontId: front }),
  codeOf: (error) => (error instanceof ApiError ? (error.errors?.[0]?.code ?? error.code) : 'unavailable'),
});

if (typeof window !== 'undefined') {
  keepUnfinished(photoUploads.uploads);
  followToEnd({ uploads: photoUploads.uploads, check: () => photoUploads.check() }, () =>
    sayEnd(photoUploads.uploads.all()),
  );
  window.addEventListener('offline', () => photoUploads.lineLost());
  window.addEventListener('online', () => photoUploads.tryNow());
  // Somebody comes back, perhaps from signing in again in another window.
  window.addEventListener('focus', () => photoUploads.tryNow());
}

/** The server deletes a file of which it cannot make a photo. */
const isDeleted = (error: unknown): boolean => error instanceof ApiError && /^(?:upload|image)_/.test(error.code);
