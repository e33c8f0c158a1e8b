/** The kind of the record whose id, or whose ids, a field of the history holds; also of the items of a list. */
export const kindOfReference: Record<string, 'tag' | 'entity' | 'entity_type' | 'fonds' | 'photo'> = {
  tagIds: 'tag',
  entityId: 'entity',
  entityIds: 'entity',
  fromEntityId: 'entity',
  toEntityId: 'entity',
  entityTypeId: 'entity_type',
  fondsId: 'fonds',
  frontId: 'photo',
  parentId: 'fonds',
  coverPhotoId: 'photo',
  comparedPhotoIds: 'photo',
  featuredPhotoIds: 'photo',
  heroPhotoId: 'photo',
  photoId: 'photo',
  photoOrder: 'photo',
  proposedPhotoId: 'photo',
};
