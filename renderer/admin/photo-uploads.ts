import { adminApi } from './admin-api.js';
import { ApiError } from '../api/request.js';
import { sendImage } from '../api/send-image.js';
import { UploadQueue } from './upload-queue.js';

/** The uploads since this page was loaded; they go on while the administrator visits other pages. */
export const photoUploads = new UploadQueue({
  send: ({ file, status }, onProgress) => sendImage('adminPhotos.upload', { image: file, status }, onProgress),
  retry: (id) => adminApi.adminPhotos.retry({ id }),
  find: (id) => adminApi.adminPhotos.byId({ id }),
  codeOf: (error) => (error instanceof ApiError ? error.code : 'unavailable'),
});
