/** Whether a title is rather a description, as some collections write them: it is set smaller, and lists show its beginning. */
export const isLongTitle = (title: string): boolean => title.length > 140;
