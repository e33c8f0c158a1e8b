/** About two lines of the list on a phone. */
const maxCharacters = 48;

/** As many names as fit, at least one, and how many are left. */
export function firstTags(names: readonly string[]): { shown: readonly string[]; more: number } {
  let characters = 0;
  const fitting = names.findIndex((name) => (characters += name.length + 2) > maxCharacters);
  const shown = fitting === -1 ? names : names.slice(0, Math.max(1, fitting));
  return { shown, more: names.length - shown.length };
}
