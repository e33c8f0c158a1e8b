const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for XML: markup characters are escaped, control characters that XML 1.0 forbids are removed. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** `('title', 'Canal & Co')` → `<title>Canal &amp; Co</title>`; an empty string when there is no text. */
export const xmlElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';
