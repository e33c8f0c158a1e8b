/** What is cached of the photos of an entity. */
export const linkedPhotosKey = (entityId: number, of: { limit: number; version: number }) =>
  ['linked-photos', entityId, of] as const;

export const isOfLinkedPhotos = ([kind, id]: readonly unknown[], entityId: number): boolean =>
  kind === 'linked-photos' && id === entityId;
