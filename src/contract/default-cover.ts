import type { DefaultCover } from './entity.js';

/** A default cover as editors see it. */
export interface AdminDefaultCover extends DefaultCover {
  /** The one that entities of the type without an image of their own show. */
  isShown: boolean;
  /** Whether its image is still being made. */
  isProcessing: boolean;
  /** Why its image cannot be shown: an error code. */
  failure: string | null;
  /** Of its image and its place; a change may state it. */
  version: string;
}

/** What a change of a cover may state: nobody overwrites an edit that they have not seen. */
export interface SeenCover {
  version?: string;
}

/** The first place in the order is never shown, so covers begin at the second one. */
export const firstShownOrder = 2;
