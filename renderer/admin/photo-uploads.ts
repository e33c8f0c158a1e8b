import { ApiError } from '../api/request.js';
import { adminApi } from './admin-api.js';
import { hashFile } from './hash-file.js';
import { sendInParts } from './send-in-parts.js';
import { UploadQueue } from './upload-queue.js';

/** The uploads since this page was loaded; they go on while the administrator visits other pages. */
export const photoUploads = new UploadQueue({
  hash: hashFile,
  match: async (sha256) => {
    const [match] = await adminApi.uploads.match({ sha256 });
    return match ?? { photo: null, uploadId: null };
  },
  send: async ({ fields, ...way }, report) => {
    const uploadId = way.isComplete && way.uploadId ? way.uploadId : await sendInParts(way, report);
    // From here on, a retry asks for the photo first: the answer that is lost may have made it.
    report.onWay({ uploadId, isComplete: true });
    return adminApi.uploads.finish({ uploadId, ...fields }).catch((error: unknown) => {
      if (isForgotten(error)) report.onWay({ uploadId: null, isComplete: false });
      throw error;
    });
  },
  cancel: (uploadId) => adminApi.uploads.cancel({ uploadId }),
  retry: (id) => adminApi.adminPhotos.retry({ id }),
  find: (id) => adminApi.adminPhotos.byId({ id }),
  codeOf: (error) => (error instanceof ApiError ? error.code : 'unavailable'),
});

/** The server keeps no file that can be no photo. */
const isForgotten = (error: unknown): boolean => error instanceof ApiError && /^(?:upload|image)_/.test(error.code);
