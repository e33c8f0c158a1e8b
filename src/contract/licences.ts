/** The six licences of Creative Commons, by the conditions in the order of their name. */
const conditions = ['', '-sa', '-nc', '-nc-sa', '-nd', '-nc-nd'];
const versions = ['1.0', '2.0', '2.5', '3.0', '4.0'];
const currentVersion = '4.0';

/** `CC BY-SA 3.0`, alone or in a sentence; without `CC` it must be the whole text, so that `by Mario` is no licence. */
const named = /\b(?:cc|creative\s+commons)[\s:_-]+by((?:[\s_-]+(?:nc|nd|sa))*)(?!\w|-[a-z])(.*)$/is;
const bare = /^\s*by((?:[\s_-]+(?:nc|nd|sa))*)(?![\w-])(?=[\s_-]*(?:\d|$))(.*)$/is;

/** A version and the country of a version that was adapted to its law: `3.0 IT`. */
const versionText = /^[\s,_-]*(?:v(?:ersion|\.)?\s*)?(\d+\.\d+)(?:\s+([A-Z]{2})\b)?/i;

/** A licence of an archive's own: the text by which photos name it, and the address where it can be read. */
export interface OwnLicence {
  name: string;
  url: string | null;
}

/**
 * The address of a licence's deed, of the version and the country that the text names; without a version, of the current
 * one. A text that is an address itself is returned as it is. Null for an unknown licence, and for a combination or version
 * that does not exist.
 * @param own the licences of the archive's own, which go before those that are known by their names
 */
export function licenceUrl(licence: string | null, own: readonly OwnLicence[] = []): string | null {
  const text = licence?.trim();
  if (!text) return null;
  const ofArchive = own.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (ofArchive) return ofArchive.url;
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  if (/\bcc[\s-]?0\b/i.test(text)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  if (/public domain|pubblico dominio|gemeinfrei/i.test(text))
    return 'https://creativecommons.org/publicdomain/mark/1.0/';
  const [, terms, rest = ''] = named.exec(text) ?? bare.exec(text) ?? [];
  return terms === undefined ? null : attributionUrl(terms.toLowerCase().replace(/[\s_-]+/g, '-'), rest);
}

/** Whether a licence says that nobody has rights, or that they are given up. */
export const isPublicDomain = (licence: string | null): boolean =>
  licenceUrl(licence)?.startsWith('https://creativecommons.org/publicdomain/') ?? false;

function attributionUrl(terms: string, rest: string): string | null {
  const [, version = currentVersion, country] = versionText.exec(rest) ?? [];
  if (!conditions.includes(terms) || !versions.includes(version)) return null;
  // Version 4.0 is the same in all countries. A word of two small letters is no country.
  const law = country && version !== '4.0' && country === country.toUpperCase() ? `${country.toLowerCase()}/` : '';
  return `https://creativecommons.org/licenses/by${terms}/${version}/${law}`;
}
