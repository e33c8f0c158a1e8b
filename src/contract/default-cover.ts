import type { DefaultCover } from './entity.js';

/** A default cover as editors see it. */
export interface AdminDefaultCover extends DefaultCover {
  /** The one that entities of the type without an image of their own show. */
  isShown: boolean;
  /** Whether its image is still being made. */
  isProcessing: boolean;
  /** Why its image cannot be shown: an error code. */
  failure: string | null;
}

/** The first place in the order is never shown, so covers begin at the second one. */
export const firstShownOrder = 2;
