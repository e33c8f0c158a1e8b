import { avatarProfile } from './make-avatar.js';
import { renditionProfile } from './rendition-profile.js';

/** The names of former rendition profiles, and of what has taken their place. */
export const successorOfProfile: Readonly<Record<string, string>> = {
  v1: renditionProfile.name,
  avatar: avatarProfile,
};
