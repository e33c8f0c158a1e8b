import { isAmong, type Viewer } from '../contract/access.js';

/** A photo that a member has proposed is a matter of those who decide about it, whoever knows its id. */
export const isKnownTo = (viewer: Viewer, { proposed }: { proposed: boolean }): boolean =>
  !proposed || isAmong(viewer, 'moderators');
