/** Names of columns that stand behind one another with commas, in the order in which they are preferred. */
export const names = (text: string): readonly string[] => text.split(',').map((name) => name.trim());
