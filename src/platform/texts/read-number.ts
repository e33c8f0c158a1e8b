/** The number that a text of a form, an address or a table says, with a decimal point or comma; null when it says none. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^[+-]?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
