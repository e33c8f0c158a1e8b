/** Limits of records and of their history, which only the server and the administration know: public pages do not download them. */
export const recordLimits = {
  annotations: { max: 50 },
  entityTypes: { codeMax: 40, max: 100 },
  defaultCovers: { orderMax: 100 },
  /** Dates of a photo besides the one of its metadata. */
  otherDates: { max: 20 },
  /** Other names of an entity. */
  aliases: { max: 30 },
  /** Photos of an entity: that are put in an order, and that are linked or unlinked in one go. */
  entityPhotos: { orderedMax: 500, atOnce: 100 },
  /** Entities that an entity is related to. */
  relations: { max: 60 },
  relationKinds: { codeMax: 40 },
  /** Changes that the history shows of one change set, and up to which it tries a revert before somebody asks for it. */
  history: { changes: 200 },
  /** Of an account whose address is not confirmed, where it could be: proposals that wait, and the bytes of their files. */
  unconfirmed: { proposals: 3, bytes: 30 * 1024 * 1024 },
} as const;
