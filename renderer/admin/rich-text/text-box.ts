/**
 * The box of a rich text, in the editor and before that has loaded: of one height, so that what follows stays where somebody
 * may be about to click.
 */
export const textBox = 'control block min-h-64 max-h-[36rem] overflow-y-auto py-3';
