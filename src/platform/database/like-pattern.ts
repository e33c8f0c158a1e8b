/** What `like` and `ilike` match anywhere in a text: its own signs mean themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[%_\\]/g, '\\$&')}%`;
