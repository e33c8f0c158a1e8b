import Mustache from 'mustache';
import { errorIn, type LegalSource } from './legal-source.js';

/** The values of an installation that the texts can include: words anywhere, blocks on their own line in three braces. */
export const legalPlaceholders = {
  siteName: 'words',
  'operator.name': 'words',
  'operator.address': 'words',
  'operator.email': 'words',
  'operator.privacyEmail': 'words',
  'defaultLicense.name': 'words',
  'defaultLicense.url': 'words',
  shareTargets: 'words',
  privacyVersion: 'words',
  origin: 'words',
  'examples.photo': 'words',
  'examples.entity': 'words',
  'examples.ark': 'words',
  'rates.reads': 'words',
  'rates.key': 'words',
  'rates.images': 'words',
  removalSteps: 'block',
} as const;

/** The kind of placeholder that each sign of Mustache is for. */
const kinds: Record<string, string> = { name: 'words', '#': 'words', '^': 'words', '&': 'block' };

/**
 * Checks that every placeholder of a text can be filled in.
 * @param phrases names of the phrases that `{{> name}}` may ask for
 * @throws Error with file and line for a name that is not known, or for a condition that is not closed
 */
export function checkPlaceholders(source: LegalSource, phrases: Iterable<string>): void {
  const known = new Map<string, string>(Object.entries(legalPlaceholders));
  const phraseNames = new Set(phrases);
  const check = (spans: ReturnType<typeof Mustache.parse>): void => {
    for (const [sign, name, begin, , inner] of spans) {
      if (sign === 'text' || sign === '!') continue;
      const isKnown = sign === '>' ? phraseNames.has(name) : known.get(name) === kinds[sign];
      if (!isKnown) throw errorIn(source, begin, `{{${sign === 'name' ? '' : sign}${name}}} is not known`);
      if (Array.isArray(inner)) check(inner);
    }
  };
  check(parse(source));
}

function parse(source: LegalSource): ReturnType<typeof Mustache.parse> {
  try {
    return Mustache.parse(source.text);
  } catch (error) {
    // Mustache ends its messages with the offset: `Unclosed section "operator.name" at 128`
    const [, message = String(error), offset] = /^(.*) at (\d+)$/.exec((error as Error).message) ?? [];
    throw errorIn(source, Number(offset ?? 0), message);
  }
}
