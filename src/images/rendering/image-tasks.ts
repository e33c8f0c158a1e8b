import { type BrandImage, brandProfile } from '../../contract/brand.js';
import { makeBrandImages } from '../make-brand-images.js';
import { avatarProfile, makeAvatar } from '../make-avatar.js';
import { makeRenditions, type RenditionOptions } from '../make-renditions.js';
import { makeRequestedImage, type RequestedImageCall } from '../make-requested-image.js';
import { renditionProfile } from '../rendition-profile.js';
import type { StoredRenditions } from '../stored-renditions.js';

/** What an image process can do, and what is known of the files afterwards. */
export interface TaskResults {
  photo: StoredRenditions;
  avatar: void;
  /** The pixels of the logo. */
  brand: Pick<BrandImage, 'width' | 'height'>;
  request: void;
}

/** Tasks that make all files of a rendition profile. */
export type RenderingTask = 'photo' | 'avatar' | 'brand';

/** Paths of an original, and of the empty directory for what is made of it. */
export interface RenderingCall {
  task: RenderingTask;
  original: string;
  directory: string;
  options?: RenditionOptions;
}

export type TaskCall = RenderingCall | (RequestedImageCall & { task: 'request' });

/** `make` writes the files of a rendition profile into a directory. */
export const renderings: {
  [Task in RenderingTask]: {
    renditionProfile: string;
    make: (original: string, directory: string, options?: RenditionOptions) => Promise<TaskResults[Task]>;
  };
} = {
  photo: { renditionProfile: renditionProfile.name, make: makeRenditions },
  avatar: { renditionProfile: avatarProfile, make: makeAvatar },
  brand: { renditionProfile: brandProfile, make: (original, directory) => makeBrandImages(original, directory) },
};

/** Runs in an image process. @throws BadImage when the file is the cause */
export const runTask = (call: TaskCall): Promise<TaskResults[TaskCall['task']]> =>
  call.task === 'request'
    ? makeRequestedImage(call)
    : renderings[call.task].make(call.original, call.directory, call.options);
