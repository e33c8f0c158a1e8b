/**
 * Marks a part of a page that is of no use without the server: `npm run export:site` leaves it out. Links to pages that need the
 * server, forms and buttons go without a mark; this is for the words around them.
 */
export const needsServer = { 'data-needs-server': '' } as const;
