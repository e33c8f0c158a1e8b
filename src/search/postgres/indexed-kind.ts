/**
 * The kind of a document `d`, for statements that must look up their other conditions in an index: as an expression, so that
 * the planner cannot read all documents of the kind in the order of their keys instead, in the hope of meeting matches
 * soon.
 */
export const isPhotoByIndex = `d.kind || '' = 'photo'`;
