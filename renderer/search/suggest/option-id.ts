/** The id of a suggestion in the page, by which the field says which is active. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
