/**
 * What a new record becomes: a draft, unless the import publishes and the file does not say otherwise.
 * @param stated the cell of the column `status`
 */
export const newStatus = (stated: unknown, publishes: boolean): 'published' | 'draft' =>
  publishes && (!stated || stated === 'published') ? 'published' : 'draft';
