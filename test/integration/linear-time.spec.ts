import { limits } from '../../src/contract/limits.js';
import { expressions, type WrittenExpression } from '../../scripts/expressions.mjs';
import { CredentialsDto } from '../../src/accounts/sign-in/credentials.dto.js';
import { ContactFieldsDto } from '../../src/contact/contact-fields.dto.js';
import { deviceOf } from '../../src/accounts/devices/device.js';
import { makeUsername } from '../../src/accounts/users/username.js';
import { memoryText, memoryYear } from '../../src/contributions/memory.js';
import { addressOf } from '../../src/contract/addresses.js';
import { parseFieldValue } from '../../src/contract/contribution.js';
import { dataAsJson } from '../../src/contract/document-parts.js';
import { readList } from '../../src/contract/exchange/list-cell.js';
import { firstSentence } from '../../src/contract/first-sentence.js';
import { languages, splitLanguage } from '../../src/contract/languages.js';
import { licenceUrl } from '../../src/contract/licences.js';
import { parseMapBox } from '../../src/contract/map-box.js';
import { isTileAddress } from '../../src/contract/map-tiles.js';
import { knownQuery } from '../../src/contract/page-query.js';
import { afterSignIn, hasFileExtension, sameSitePath } from '../../src/contract/paths.js';
import { parsePeriods } from '../../src/contract/periods.js';
import { positionFrom } from '../../src/contract/position.js';
import { isLinkAllowed } from '../../src/contract/rich-text.js';
import { seriesTitle } from '../../src/contract/series.js';
import { entitySlug, slugify } from '../../src/contract/slug.js';
import { entityExcerpt, photoExcerpt, stripMarkup } from '../../src/contract/text.js';
import { originalName } from '../../src/images/upload/original-name.js';
import { applySteps } from '../../src/import/mapping/apply-step.js';
import { readCoordinates } from '../../src/import/mapping/coordinates.js';
import { guessMapping } from '../../src/import/mapping/guess-mapping.js';
import { readDay } from '../../src/import/mapping/read-day.js';
import { PictureSource } from '../../src/import/pictures/picture-source.js';
import { emailHtml, emailText } from '../../src/platform/email/email-template.js';
import { readCookies } from '../../src/platform/http/cookies.js';
import { fieldNames } from '../../src/platform/http/fields.js';
import { cleanText } from '../../src/platform/texts/clean-text.js';
import { isUnmodified } from '../../src/platform/http/is-unmodified.js';
import { newRequestId } from '../../src/platform/http/request-id.js';
import { acceptedLanguage, cookieLanguage } from '../../src/platform/http/request-language.js';
import { validated } from '../../src/platform/http/validated.js';
import { loggedError, loggedRequest } from '../../src/platform/log-contents.js';
import { addressKey } from '../../src/platform/throttling/limiters.js';
import { readRegion } from '../../src/publishing/iiif/region.js';
import { readSize } from '../../src/publishing/iiif/size.js';
import { xmlText } from '../../src/publishing/xml.js';
import { sanitizeRichText } from '../../src/records/rich-text.js';
import { photoReference } from '../../src/removal-requests/photo-reference.js';
import { indexText } from '../../src/search/search-words.js';
import { readSearchText } from '../../src/search/search-text.js';
import { chooseEncoding } from '../../src/site/accept-encoding.js';
import { findRedirect } from '../../src/site/find-redirect.js';
import { findPageKey } from '../../src/site/page-key.js';
import { scriptsAfterPaint } from '../../src/site/scripts-after-paint.js';
import { readPlan } from '../../src/settings/plan/read-plan.js';
import { growth } from '../support/growth.js';
import { thrownBy } from '../support/thrown-by.js';

/** Of a text that is eight times as long: a linear reader takes eight times as long, a quadratic one 64 times. */
const allowedGrowth = 30;

const characters = [...' \n\t\0aAé0/\\.,-–_@<>"\'`&%?=#()[]{}|:;+*~^$!😀\u0301«”'];
const parts = (
  'a. a@ 1- -1 1, 1. <a </ <!-- <p> </p> {{ }} ]( // ../ ;, a= a=1& %41 "a q= ;q=1, by-nc https://a &lt; &amp;lt; $argon2 a@b' +
  ' (1) I /foto/ /photos/ /it/ <script\u00a0src=" <link\u00a0rel="modulepreload"'
)
  .split(' ')
  .concat('\r\n', 'a ', ' a', ', ', ' ,', '<a ', 'by ', 'cc ', 'A. ', '(1) ', ' – IV', 'n. ', ' 1900', 'a@b ')
  .map((part) => part.replaceAll('\u00a0', ' '));
/** What follows the repeated part often decides whether all of it is tried again. */
const ends = ['', '\n!'];

const repeated =
  (start: string, part: string, end: string) =>
  (length: number): string =>
    start + part.repeat(Math.floor((length - start.length - end.length) / part.length)) + end;

function slowTexts(
  work: (text: string) => unknown,
  { starts = [''], more = [] as string[], length = 15_000 } = {},
): string[] {
  const slow: string[] = [];
  for (const start of starts)
    for (const part of [...characters, ...parts, ...more])
      for (const end of length > 15_000 ? ends.slice(1) : ends) {
        const times = growth((text) => thrownBy(() => work(text)), repeated(start, part, end), length);
        if (times > allowedGrowth) slow.push(`${JSON.stringify([start, part, end])} ${times.toFixed(0)} times`);
      }
  return slow;
}

describe('a regular expression takes no longer than its text is long', () => {
  it.each(expressions().map((expression) => [`${expression.place} ${expression.source}`, expression] as const))(
    '%s',
    (_, expression) => expect(slowTexts(applied(expression), piecesOf(expression))).toEqual([]),
  );
});

/** What code does with expressions: it looks for the first match, and replaces all. */
function applied({ source, flags }: WrittenExpression): (text: string) => void {
  const first = new RegExp(source, flags.replace('g', ''));
  const all = flags.includes('g') ? new RegExp(source, flags) : null;
  return (text) => {
    first.exec(text);
    if (all) text.replace(all, '');
  };
}

/** The words of an expression, and how a text must start that it reads beyond the start. */
function piecesOf({ source }: WrittenExpression): { starts: string[]; more: string[] } {
  const start = /^\^?((?:\\[^\w]|[\w :/<>"'=@#!-])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
  return { starts: [...new Set(['', start])], more: source.match(/[a-zA-Z]{2,}/g)?.slice(0, 5) ?? [] };
}

const request = (headers: Record<string, string>): never => ({ headers }) as never;
const ofField = (fieldName: 'year' | 'position') => ({ fieldName, language: null });
const visit = { query: '', cookie: null, accepted: null, stated: false, offered: languages, user: null };
const template = { language: 'en', siteName: 'Veduta', heading: 'Heading', link: null, footer: 'Footer' } as const;

/** Of a request: at most as long as Node lets addresses and headers be by default. */
const ofRequests: Record<string, (text: string) => unknown> = {
  'the path of a page': (text) => findRedirect({ ...visit, path: `/${text}` }),
  'the path of a page with a slash at the end': (text) => findRedirect({ ...visit, path: `/x${text}/` }),
  'the address of a cached page': (text) => findPageKey(`/it/${text}`),
  'the query of a page': (text) => findPageKey(`/it/archivio?${text}`),
  'a path in the table of addresses': (text) => [
    addressOf(`/${text}`),
    splitLanguage(`/${text}`),
    hasFileExtension(text),
  ],
  'the parameters that a page knows': (text) => knownQuery('/archivio', `?${text}`),
  'where to return after signing in': (text) => [
    sameSitePath(`/${text}`),
    afterSignIn({ role: 'member' }, `/${text}`, 'it'),
  ],
  'a logged path': (text) => loggedRequest({ method: 'GET', url: `/${text}`, remoteAddress: '' } as never),
  'a logged query': (text) => loggedRequest({ method: 'GET', url: `/?${text}`, remoteAddress: '' } as never),
  'Accept-Language': (text) => acceptedLanguage(request({ 'accept-language': text })),
  'Accept-Encoding': (text) => chooseEncoding(text),
  'If-None-Match': (text) => isUnmodified(text, '"x"'),
  Cookie: (text) => [readCookies(request({ cookie: text })), cookieLanguage(request({ cookie: text }))],
  'User-Agent': (text) => deviceOf(text),
  'X-Request-Id': (text) => newRequestId(request({ 'x-request-id': text })),
  'X-Forwarded-For': (text) => addressKey(text),
  'a region of an image': (text) => readRegion(text, { width: 100, height: 100 }),
  'a size of an image': (text) => readSize(text, { width: 100, height: 100 }),
  'a box of the map': (text) => parseMapBox(text),
  'a list of periods': (text) => parsePeriods(text),
  'a list of fields': (text) => fieldNames(text),
  'the name of a file': (text) => originalName(text),
};

/** Of a member or an administrator, in a field that may be long. */
const ofFields: Record<string, (text: string) => unknown> = {
  'text that is stored': cleanText,
  'rich text': (text) => sanitizeRichText(text),
  'the address of a link': isLinkAllowed,
  'rich text as plain text': stripMarkup,
  'the start of a text': (text) => [photoExcerpt(text), entityExcerpt(text), firstSentence(text)],
  'a slug': (text) => [slugify(text), entitySlug({ name: text, typeCode: 'place' })],
  'a title': (text) => [seriesTitle(text), seriesTitle(text.slice(0, limits.text.title))],
  'a licence': licenceUrl,
  'a position': positionFrom,
  'a corrected value': (text) => [parseFieldValue(text, ofField('year')), parseFieldValue(text, ofField('position'))],
  'a memory': (text) => [memoryText(text), memoryYear(text)],
  'the photo of a removal request': photoReference,
  'the name of a member': makeUsername,
  'words that are searched': (text) => [indexText(text), readSearchText(text)],
  'text of a feed': xmlText,
  'text of an email': (text) => {
    const email = { ...template, paragraphs: [text], quotation: { intro: '', text } } as never;
    return [emailText(email), emailHtml(email)];
  },
  'text of a logged error': (text) => loggedError(new Error(text)),
  'the data of a page': (text) => dataAsJson({ text }),
  'a page with such a text': (text) => scriptsAfterPaint(`<body>${text}</body>`),
  'the address of map tiles': isTileAddress,
  'an outline of the city': (text) => readPlan(text),
};

/** Of a table that somebody has sent. */
const ofTables: Record<string, (text: string) => unknown> = {
  'the name of a column': (text) => guessMapping({ table: 'photos', collection: 'c', columns: [text] }),
  'a column that is known by its cells': (text) =>
    guessMapping({ table: 'photos', collection: 'c', columns: ['x'], samples: [[text]] }),
  'a list in a cell': readList,
  'a list in a cell with a quotation mark': (text) => readList(`"${text}`),
  'a place in a cell': readCoordinates,
  'a day in a cell': (text) => readDay(text, 'earliest'),
  'a step of a mapping': (text) => [
    applySteps([{ do: 'part', separator: ',', number: 2 }], text),
    applySteps([{ do: 'split', separator: ' ' }], text),
    applySteps([{ do: 'replace', values: { a: 'b' } }], text),
    applySteps([{ do: 'without', prefix: 'a', suffix: '!' }], text),
  ],
  'where a picture lies': (text) => new PictureSource([]).find(text),
};

/** Decorators run all validators of a field, also those of a text that is too long. */
const ofForms: Record<string, (text: string) => unknown> = {
  'the form of the sign-in': (text) => validated(CredentialsDto, { email: text, password: text }, 'body'),
  'the contact form': (text) =>
    validated(ContactFieldsDto, { name: text, email: text, subject: text, message: text }, 'body'),
};

describe('what reads it takes no longer than it is long:', () => {
  it.each(Object.entries(ofRequests))('%s', (_, work) => expect(slowTexts(work)).toEqual([]));
  it.each(Object.entries({ ...ofFields, ...ofTables, ...ofForms }))('%s', (_, work) =>
    expect(slowTexts(work, { length: 100_000 })).toEqual([]),
  );
});
