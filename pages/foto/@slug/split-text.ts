/** Text in two at the last space before `max` characters; text that fits has no rest. */
export function splitText(text: string, max: number): [beginning: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const at = space > 0 ? space : max;
  return [text.slice(0, at), text.slice(at)];
}
