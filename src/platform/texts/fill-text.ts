/** Replaces the placeholders of a text, as in `Dear {{name}}`; one that has no value becomes empty. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));
