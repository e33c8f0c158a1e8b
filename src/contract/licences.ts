const addresses: [pattern: RegExp, url: string][] = [
  [/\bcc[\s-]?0\b/i, 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [/public domain|pubblico dominio|gemeinfrei/i, 'https://creativecommons.org/publicdomain/mark/1.0/'],
  [/by-nc-sa/i, 'https://creativecommons.org/licenses/by-nc-sa/4.0/'],
  [/by-nc/i, 'https://creativecommons.org/licenses/by-nc/4.0/'],
  [/by-sa/i, 'https://creativecommons.org/licenses/by-sa/4.0/'],
  [/\bby\b/i, 'https://creativecommons.org/licenses/by/4.0/'],
];

/**
 * The address of a licence's deed. A text that is an address itself is returned as it is; null for an unknown licence.
 * The order of the patterns matters: `by-nc-sa` contains `by-nc`, which contains `by`.
 */
export function licenceUrl(licence: string | null): string | null {
  if (!licence?.trim()) return null;
  if (/^https?:\/\/\S+$/i.test(licence.trim())) return licence.trim();
  const spelled = licence.replace(/\bcc[\s-]+by\b/i, 'by').replace(/(by|nc)[\s_]+(?=nc|sa)/gi, '$1-');
  return addresses.find(([pattern]) => pattern.test(spelled))?.[1] ?? null;
}
