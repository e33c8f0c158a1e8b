/**
 * Authority files and knowledge bases in which a card may have a record as well: their identifiers connect archives that have
 * never heard of each other.
 */
interface AuthorityFile {
  /** Its own name, in every language. */
  name: string;
  hosts: readonly string[];
  /** An identifier, as it is stored. */
  pattern: RegExp;
  /** The identifier in the path of one of its addresses. */
  inPath: RegExp;
  /** The address that names the thing itself for programs (Linked Data). */
  uri(id: string): string;
  /** The page to read. */
  page(id: string): string;
}

export const authorityFiles = {
  wikidata: {
    name: 'Wikidata',
    hosts: ['wikidata.org', 'm.wikidata.org'],
    pattern: /^Q[1-9]\d{0,11}$/,
    inPath: /\/(Q[1-9]\d{0,11})(?:\.[a-z]{2,6})?$/i,
    uri: (id) => `http://www.wikidata.org/entity/${id}`,
    page: (id) => `https://www.wikidata.org/wiki/${id}`,
  },
  geonames: {
    name: 'GeoNames',
    hosts: ['geonames.org', 'sws.geonames.org'],
    pattern: /^[1-9]\d{0,9}$/,
    inPath: /^\/([1-9]\d{0,9})(?:\/[^/]*)?$/,
    uri: (id) => `https://sws.geonames.org/${id}/`,
    page: (id) => `https://www.geonames.org/${id}`,
  },
  viaf: {
    name: 'VIAF',
    hosts: ['viaf.org'],
    pattern: /^[1-9]\d{0,21}$/,
    inPath: /\/viaf\/([1-9]\d{0,21})\/?$/,
    uri: (id) => `http://viaf.org/viaf/${id}`,
    page: (id) => `https://viaf.org/viaf/${id}`,
  },
} as const satisfies Record<string, AuthorityFile>;

export type Authority = keyof typeof authorityFiles;
export const authorities = Object.keys(authorityFiles) as Authority[];

/** What a record says of itself elsewhere. */
export type AuthorityIds = Record<Authority, string | null>;

/** The longest text that is read for an identifier: an address. */
export const authorityTextMax = 300;

/**
 * The identifier that somebody means: as it is, or in the address of a page of that authority, which people copy.
 * @returns null for any other text, and for addresses elsewhere
 */
export function readAuthorityId(authority: Authority, written: string): string | null {
  const { pattern, inPath, hosts }: AuthorityFile = authorityFiles[authority];
  const text = written.trim();
  if (text.length > authorityTextMax) return null;
  if (pattern.test(text.toUpperCase())) return text.toUpperCase();
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (!address || !hosts.includes(address.hostname.replace(/^www\./, ''))) return null;
  return inPath.exec(address.pathname)?.[1]?.toUpperCase() ?? null;
}

/** An identifier with its authority and both addresses. */
export interface AuthorityLink {
  authority: Authority;
  /** Of the authority. */
  name: string;
  id: string;
  uri: string;
  page: string;
}

/** Where a record is found elsewhere, in the order of the table. */
export const authorityLinks = (ids: Partial<AuthorityIds>): AuthorityLink[] =>
  authorities.flatMap((authority) => {
    const id = ids[authority];
    if (!id) return [];
    const { name, uri, page }: AuthorityFile = authorityFiles[authority];
    return [{ authority, name, id, uri: uri(id), page: page(id) }];
  });

/** The addresses that say the same thing for programs: `sameAs` of schema.org, `owl:sameAs`. */
export const sameAsUris = (ids: Partial<AuthorityIds>): string[] => authorityLinks(ids).map(({ uri }) => uri);
