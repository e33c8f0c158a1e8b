import { type RowMessage, rowMessageText } from '../contract/exchange/row-message.js';
import { errorTexts } from '../platform/texts/error-texts.js';

/** `Titolo: This text is too long. “…”` */
export function messageText({ code, column, value, near = [] }: RowMessage): string {
  const text = rowMessageText(code);
  const known: Record<string, string> = errorTexts.en.fields;
  const said = text === code ? (known[code] ?? code) : text;
  const meant = near.length > 0 ? ` Nearly: ${near.join(', ')}.` : '';
  return `${column === null ? '' : `${column}: `}${said}${value === undefined ? '' : ` “${value.slice(0, 200)}”`}${meant}`;
}
