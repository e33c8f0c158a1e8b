/** Pattern of `like` and `ilike` for a text anywhere in a value. `%`, `_` and `\` in the text are escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[%_\\]/g, '\\$&')}%`;
