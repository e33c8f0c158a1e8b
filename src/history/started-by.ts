import type { Viewer } from '../contract/access.js';

/** Who has started work that goes on in the background, as its row has it. */
export interface StartedBy {
  userId: number | null;
  apiKeyId: number | null;
}

/** @param viewer null for the command line */
export const startedBy = (viewer: Viewer | null): StartedBy => ({
  userId: viewer?.kind === 'user' ? viewer.userId : null,
  apiKeyId: viewer?.kind === 'key' ? viewer.keyId : null,
});

/** Whom the history names. Its rights were checked when the work was started. */
export function starterOf({ userId, apiKeyId }: StartedBy): Viewer | undefined {
  if (userId !== null) return { kind: 'user', userId, role: 'editor' };
  return apiKeyId === null ? undefined : { kind: 'key', keyId: apiKeyId, scopes: ['write'] };
}
