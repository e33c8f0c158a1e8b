import { avatarProfile, makeAvatar } from '../make-avatar.js';
import type { PhotoFromFile } from '../../contract/photo.js';
import { readFileMetadata } from '../file-metadata.js';
import { makeRenditions } from '../make-renditions.js';
import { makeRequestedImage, type RequestedImageCall } from '../make-requested-image.js';
import { renditionProfile } from '../rendition-profile.js';
import type { StoredRenditions } from '../stored-renditions.js';

/** What an image process can do, and what is known of the files afterwards. */
export interface TaskResults {
  photo: { renditions: StoredRenditions; fromFile: PhotoFromFile | null };
  avatar: void;
  request: void;
}

/** Tasks that make all files of a rendition profile. */
export type RenderingTask = 'photo' | 'avatar';

/** Paths of an original, and of the empty directory for what is made of it. */
export interface RenderingCall {
  task: RenderingTask;
  original: string;
  directory: string;
}

export type TaskCall = RenderingCall | (RequestedImageCall & { task: 'request' });

/** `make` writes the files of a rendition profile into a directory. */
export const renderings: {
  [Task in RenderingTask]: {
    renditionProfile: string;
    make: (original: string, directory: string) => Promise<TaskResults[Task]>;
  };
} = {
  photo: { renditionProfile: renditionProfile.name, make: makePhoto },
  avatar: { renditionProfile: avatarProfile, make: makeAvatar },
};

/** What the file says about the photo is read here too: it comes from anybody, as its pixels do. */
async function makePhoto(original: string, directory: string): Promise<TaskResults['photo']> {
  const renditions = await makeRenditions(original, directory);
  return { renditions, fromFile: await readFileMetadata(original) };
}

/** Runs in an image process. @throws BadImage when the file is the cause */
export const runTask = (call: TaskCall): Promise<TaskResults[TaskCall['task']]> =>
  call.task === 'request' ? makeRequestedImage(call) : renderings[call.task].make(call.original, call.directory);
