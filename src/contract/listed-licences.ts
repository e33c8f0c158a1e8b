/** A licence or a statement of rights that the archive knows by a code. */
export interface ListedLicence {
  code: string;
  /** As it is written, listed and filtered by. */
  name: string;
  /** What the field of a licence stores for it. */
  value: string;
}

/** The conditions of the licences of Creative Commons, in the order of their names, and their versions, the current one first. */
const terms = ['by', 'by-sa', 'by-nc', 'by-nc-sa', 'by-nd', 'by-nc-nd'];
const signs = ['by', 'sa', 'nc', 'nd'];
const versions = ['4.0', '3.0', '2.5', '2.0', '1.0'];

/** The statements of RightsStatements.org: the last part of their address, and their name. */
const statements = [
  ['InC', 'In Copyright'],
  ['InC-OW-EU', 'In Copyright – EU Orphan Work'],
  ['InC-RUU', 'In Copyright – Rights-holder(s) Unlocatable or Unidentifiable'],
  ['InC-EDU', 'In Copyright – Educational Use Permitted'],
  ['InC-NC', 'In Copyright – Non-Commercial Use Permitted'],
  ['NoC-CR', 'No Copyright – Contractual Restrictions'],
  ['NoC-NC', 'No Copyright – Non-Commercial Use Only'],
  ['NoC-OKLR', 'No Copyright – Other Known Legal Restrictions'],
  ['NoC-US', 'No Copyright – United States'],
  ['CNE', 'Copyright Not Evaluated'],
  ['UND', 'Copyright Undetermined'],
  ['NKC', 'No Known Copyright'],
] as const;

const named = (code: string, name: string): ListedLicence => ({ code, name, value: name });
const publicDomain = named('pdm', 'Public Domain');
const zero = named('cc0', 'CC0');
const reserved = named('all-rights-reserved', 'All rights reserved');

/** In the order in which they are offered. */
export const listedLicences: readonly ListedLicence[] = [
  publicDomain,
  zero,
  ...versions.flatMap((version) => terms.map((conditions) => attribution(conditions, version))),
  ...statements.map(([code, name]) => ({
    code: `rs-${code.toLowerCase()}`,
    name,
    value: `https://rightsstatements.org/vocab/${code}/1.0/`,
  })),
  reserved,
];

const byCode = new Map(listedLicences.map((licence) => [licence.code, licence]));
const byName = new Map(listedLicences.map((licence) => [plain(licence.name), licence]));

/** Spellings of the licences that have no version. */
const spellings: [RegExp, ListedLicence][] = [
  [/^(?:cc ?0|cc zero)(?: (?:1 0|universal))*$/, zero],
  [/^(?:public domain(?: mark(?: 1 0)?)?|pdm(?: 1 0)?|pubblico dominio|dominio pubblico|gemeinfrei)$/, publicDomain],
  [/^(?:all rights reserved|tutti i diritti (?:sono )?riservati|alle rechte vorbehalten)$/, reserved],
];

/** The names of the conditions of Creative Commons in Italian, English and German. */
const conditionNames: [RegExp, string][] = [
  [/\b(?:attribution|attribuzione|namensnennung)\b/g, 'by'],
  [/\b(?:share ?alike|condividi allo stesso modo|weitergabe unter gleichen bedingungen)\b/g, 'sa'],
  [/\b(?:non ?commercial|non commerciale|nicht[ -]?kommerziell)\b/g, 'nc'],
  [/\b(?:no ?deriv(?:ative)?s|no derivative works|non opere derivate|keine bearbeitung(?:en)?)\b/g, 'nd'],
];

/**
 * The licence of the list that a text names, where it names one and says nothing else: `cc-by 4.0` is `CC BY 4.0`, but `CC BY`
 * has no version, and `CC BY 4.0, except the stamp` is more than a licence. Adapted versions such as `CC BY-SA 3.0 IT` are none
 * of the list, but have a code too.
 */
export function listedLicence(text: string | null): ListedLicence | null {
  if (!text) return null;
  const written = text.normalize('NFKC').trim();
  if (/^https?:/i.test(written)) return atAddress(written);
  const words = plain(written);
  const spelled = spellings.find(([pattern]) => pattern.test(words));
  return spelled?.[1] ?? byName.get(words) ?? attributionOf(words);
}

/** How a licence is listed: by its name in the list, or by its own text. */
export const licenceName = (text: string): string => listedLicence(text)?.name ?? text;

/** Lower case, and one space for what stands between words and numbers. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:licen[zcs]a|licen[cs]e|lizenz)\b:?/, '')
    .replace(/[\s._,;:()–-]+/g, ' ')
    .trim();
}

function attributionOf(words: string): ListedLicence | null {
  const short = conditionNames
    .reduce((read, [name, sign]) => read.replace(name, sign), words.replace(/^creative commons\b/, 'cc'))
    .replace(/ (?:international|internazionale|unported|generic|generico|generica)\b/, '')
    .replace(/ v(?:ersione?)? ?(?=\d)/, ' ');
  const [family, ...rest] = short.split(' ');
  const end = rest.findIndex((word) => !signs.includes(word));
  const [major, minor, country, ...more] = rest.slice(Math.max(end, 0));
  if (family !== 'cc' || end < 1 || more.length > 0) return null;
  const found = byCode.get(`cc-${rest.slice(0, end).join('-')}-${major}.${minor}`);
  if (!found || country === undefined) return found ?? null;
  if (!/^[a-z]{2}$/.test(country)) return null;
  // Version 4.0 is the same in all countries.
  return major === '4' ? found : named(`${found.code}-${country}`, `${found.name} ${country.toUpperCase()}`);
}

function attribution(conditions: string, version: string): ListedLicence {
  return named(`cc-${conditions}-${version}`, `CC ${conditions.toUpperCase()} ${version}`);
}

const creativeCommons =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]{2,8})\/(\d\.\d)(?:\/([a-z]{2}))?(?:\/(?:deed|legalcode)[.a-z-]{0,20})?\/?$/i;
const rightsStatement =
  /^https?:\/\/(?:www\.)?rightsstatements\.org\/(?:vocab|page)\/([a-z-]{2,10})\/1\.0\/?(?:\?[^?]*)?$/i;

function atAddress(address: string): ListedLicence | null {
  const [, statement] = rightsStatement.exec(address) ?? [];
  if (statement) return byCode.get(`rs-${statement.toLowerCase()}`) ?? null;
  const [, kind = '', name = '', version = '', country = ''] = creativeCommons.exec(address.toLowerCase()) ?? [];
  if (kind === 'publicdomain') return { zero, mark: publicDomain }[name] ?? null;
  return kind ? attributionOf(plain(`cc ${name} ${version} ${country}`)) : null;
}
