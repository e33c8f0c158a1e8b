import { ApiError } from '../../api/request.js';
import { adminApi } from '../admin-api.js';
import { hashFile } from './hash-file.js';
import { sendInParts } from './send-in-parts.js';
import { keepUnfinished } from './unfinished-uploads.js';
import { UploadQueue } from './upload-queue.js';

/** The uploads since this page was loaded; they go on while the administrator visits other pages. */
export const photoUploads = new UploadQueue({
  hash: hashFile,
  match: async (sha256) => {
    const [match] = await adminApi.uploads.match({ sha256 });
    return match ?? { photo: null, uploadId: null };
  },
  send: async ({ fields, ...transfer }, options) => {
    const uploadId =
      transfer.isComplete && transfer.uploadId ? transfer.uploadId : await sendInParts(transfer, options);
    // From here on, a retry asks for the photo first: the request whose answer is lost may have made it.
    options.onChange({ uploadId, isComplete: true });
    return adminApi.uploads.finish({ uploadId, ...fields }).catch((error: unknown) => {
      if (isDeleted(error)) options.onChange({ uploadId: null, isComplete: false });
      throw error;
    });
  },
  cancel: (uploadId) => adminApi.uploads.cancel({ uploadId }),
  retry: (id) => adminApi.adminPhotos.retry({ id }),
  find: (id) => adminApi.adminPhotos.byId({ id }),
  codeOf: (error) => (error instanceof ApiError ? error.code : 'unavailable'),
});

if (typeof window !== 'undefined') keepUnfinished(photoUploads.uploads);

/** The server deletes a file of which it cannot make a photo. */
const isDeleted = (error: unknown): boolean => error instanceof ApiError && /^(?:upload|image)_/.test(error.code);
