/**
 * SQL: the public has seen the photo at some time. A rejected proposal and a removed draft are unknown to it, a photo that it has
 * seen is gone. @param photo alias
 */
export const wasPublic = (photo: string): string => `(${photo}.published_at is not null and not ${photo}.proposed)`;
