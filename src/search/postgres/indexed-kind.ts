import type { DocumentKind } from '../search-document.js';

/** The kind of a document `d`. */
export const isOf = (kind: DocumentKind): string => `d.kind = '${kind}'`;

/**
 * The same for statements that must look up their other conditions in an index: as an expression, so that the planner cannot
 * read all documents of the kind in the order of their keys instead, in the hope of meeting matches soon.
 */
export const isOfByIndex = (kind: DocumentKind): string => `d.kind || '' = '${kind}'`;
