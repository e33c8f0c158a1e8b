import { ApiError, httpApi, uploadPhoto } from '../api/http-api.js';
import { UploadQueue } from './upload-queue.js';

/** The uploads of this visit. */
export const photoUploads = new UploadQueue({
  send: (file, onProgress) => uploadPhoto(file, {}, onProgress),
  retry: (id) => httpApi.adminPhotos.retry({ id }),
  find: (id) => httpApi.adminPhotos.byId({ id }),
  codeOf: (error) => (error instanceof ApiError ? error.code : 'unavailable'),
});
