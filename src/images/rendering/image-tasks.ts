import { avatarProfile, makeAvatar } from '../make-avatar.js';
import { makeRenditions } from '../make-renditions.js';
import { renditionProfile } from '../rendition-profile.js';
import type { StoredRenditions } from '../stored-renditions.js';

/** What can be made of an original, and what is known of its files afterwards. */
export interface TaskResults {
  photo: StoredRenditions;
  avatar: void;
}
export type ImageTask = keyof TaskResults;

/** `make` writes the files of a rendition profile into a directory. */
export const imageTasks: {
  [Task in ImageTask]: {
    renditionProfile: string;
    make: (original: string, directory: string) => Promise<TaskResults[Task]>;
  };
} = {
  photo: { renditionProfile: renditionProfile.name, make: makeRenditions },
  avatar: { renditionProfile: avatarProfile, make: makeAvatar },
};
