import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages, languageTable } from '../../src/contract/languages.js';

/** Keys that the source composes, as in t(`archive.sorts.${sort}`). The compiler checks that each exists. */
const computedKeys: Record<string, RegExp[]> = {
  'admin.json': [
    /^annotations\.[xywh]$/,
    /^contributions\.(kinds|sorts|states|reasons)\.\w+$/,
    /^contributions\.uses\.\w+\.(title|text)$/,
    /^controls\.(top|centre|bottom)$/,
    /^history\.(actions|fields|kinds|parts|sources)\.\w+$/,
    /^messages\.empty\.\w+$/,
    /^removals\.(clock|count|empty|lists|outcomes|roles)\.\w+$/,
    /^entityTypes\.(colors|icons)\.\w+$/,
    /^tags\.sorts\.\w+$/,
    /^bulk\.fromFile\.take\.\w+$/,
    /^bulk\.(sums|states)\.\w+$/,
    /^bulk\.(untitled|unlicensed)_\w+$/,
    /^photo\.publishDoubts\.\w+$/,
    /^photo\.publishManyDoubts\.\w+$/,
    /^bulk\.change\.(add|remove)(Tag|Entity)Ids_\w+$/,
    /^bulk\.change\.(published|draft)$/,
    /^bulk\.(add|remove)(Tag|Entity)Ids$/,
    /^bulk\.tasks\.\w+\.(button|title|apply_\w+)$/,
    /^entities\.gaps\.\w+$/,
    /^photos\.(columns|export|gaps|missing|queues|sorts|status|upload|view)\.\w+$/,
    /^uploads\.(ended|kinds|report|waits|waitsFor)\.\w+$/,
    /^photos\.(from|to|addedFrom|addedTo|mine|lastUpload)$/,
    /^map\.(west|south|east|north)$/,
    /^settings\.dates\.(year|decade|century)$/,
    /^settings\.(fields|hints)\.\w+$/,
    /^settings\.\w+\.title$/,
    /^settings\.brand\.(light|dark|icon)(Hint|Colour)?$/,
    /^settings\.widths\.(other|none)$/,
    /^shell\.\w+$/,
    /^shell\.(groups|found)\.\w+$/,
    /^dashboard\.(services|subjects|systemStates)\.\w+$/,
    /^dashboard\.kinds\.[\w-]+$/,
    /^imports\.(counts|states|tables|outcomes|problems|rowMessages|columnNames|places)\.\w+$/,
    /^imports\.(stepNames|stepTexts)\.\w+$/,
    /^imports\.steps\.\w+\.(name|title|lead)$/,
    /^imports\.changes\.(choices|sides)\.\w+$/,
    /^imports\.new\.steps\.\w+$/,
    /^imports\.options\.\w+\.(label|hint)$/,
    /^imports\.commands\.(try|run|more)$/,
    /^printing\.(lines|orientations|problems|problemTexts)\.\w+$/,
    /^report\.(states|parts|figures|actors)\.\w+$/,
    /^report\.(thisYear|lastYear|everything)$/,
    /^users\.roleTexts\.\w+$/,
    /^apiKeys\.(scopes|scopeTexts|states)\.\w+$/,
    /^messages\.(all|unread|suspicious)$/,
    /^richText\.(tools|pasted)\.\w+$/,
    /^form\.(mine|theirs)$/,
  ],
  'about.json': [
    /^about\.(collaboration|technology|team)\.(title|text)$/,
    /^about\.(feature|guideline|how|removal)\.\w+\.(title|text)$/,
    /^removalRequest\.(follows|roles)\.\w+$/,
  ],
  'account.json': [
    /^auth\.(signIn|register)\.(tab|title|lead)$/,
    /^auth\.why\.\w+\.(title|text)$/,
    /^auth\.benefits\.\w+$/,
    /^user\.(dashboard|profile|security|contributions|favorites|bookmarks)\.(title|lead)$/,
    /^user\.contributions\.status\.\w+$/,
    /^user\.dashboard\.(favorites|bookmarks|contributions|pending|approved|rejected)$/,
    /^user\.favorites\.sorts\.\w+$/,
    /^user\.profile\.tabs\.\w+$/,
    /^user\.roles\.\w+$/,
  ],
  'contributions.json': [
    /^contribution\.fields\.\w+$/,
    /^contribution\.licence\.\w+$/,
    /^contribution\.kinds\.\w+\.(title|text)$/,
  ],
  'site.json': [
    /^account\.pages\.\w+$/,
    /^archive\.(sorts|views)\.\w+$/,
    /^consent\.(necessary|functional|analytics)\.(title|text)$/,
    /^dates\.(before|after|from|until|between|approximate|seasons)\.\w+$/,
    /^entities\.sorts\.\w+$/,
    /^entity\.fields\.\w+$/,
    /^fonds\.(fields|levels)\.\w+$/,
    /^home\.feature\.\w+\.(title|text)$/,
    /^legal\.(privacy|cookies|terms|licenses|accessibility)\.(name|title)$/,
    /^map\.howTo(Numbers|Years|Keys)$/,
    /^marks\.(photo|entity)\.\w+$/,
    /^nav\.(archive|entities|audioGuides|map|explore|about|search)$/,
    /^photo\.(compass|dateKinds|fields)\.\w+$/,
    /^search\.facets\.\w+$/,
  ],
};

const root = new URL('../../', import.meta.url);
const locales = new URL('src/contract/locales/', root);

/**
 * All code that may use a text. The error catalogue is left out: it lists every code, which does not count as a use.
 */
const source = ['pages/', 'renderer/', 'src/', 'workers/'].map(sourceBelow).join('\n');
const quoted = new Set(source.match(/(?<=['"])[\w.]+(?=['"])/g));
const properties = new Set(source.match(/(?<=\.)\w+/g));

const templates = [...source.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, template = '']) => matching(template));

const isQuoted = (key: string): boolean => quoted.has(key);
const isRead = (key: string): boolean =>
  key.split('.').every((part) => properties.has(part) || quoted.has(part) || Number.isInteger(Number(part)));
const isShown: Record<string, (key: string) => boolean> = {
  'about.json': isQuoted,
  'account.json': isQuoted,
  'admin.json': isQuoted,
  'contact.json': isRead,
  'contributions.json': isQuoted,
  'descriptions.json': isQuoted,
  'errors.json': (key) => isQuoted(key.replace(/^fields\./, '')),
  'mail.json': isRead,
  'map.json': isQuoted,
  'offline.json': isRead,
  'relation-kinds.json': isQuoted,
  'removal.json': isRead,
  'security.json': isQuoted,
  'sign-out.json': isRead,
  'site.json': isQuoted,
  'static-site.json': isRead,
  'zoom.json': isQuoted,
};

const folders = readdirSync(locales);
/** A language may leave the administration to the base language. */
const isLeftOut = (language: string, file: string): boolean =>
  file === 'admin.json' && !existsSync(new URL(`${language}/${file}`, locales));

it('every language has a folder, with the texts of the administration where its row says so', () => {
  expect(folders).toEqual(expect.arrayContaining([...languages]));
  for (const language of languages)
    expect([language, !isLeftOut(language, 'admin.json')]).toEqual([
      language,
      languageTable[language].hasAdministration,
    ]);
});

/** Words that dates are read by are no texts: each language has its own. */
const files = readdirSync(new URL('it/', locales)).filter((file) => file !== 'date-words.json');

describe.each(files)('the texts in %s', (file) => {
  const italian = textsOf('it', file);
  const keys = [...italian.keys()];
  const computed = computedKeys[file] ?? [];

  const written = folders.filter((language) => !isLeftOut(language, file));

  it.each(written)('have the same keys and the same placeholders in Italian and in %s', (language) => {
    expect(blanksOf(textsOf(language, file))).toEqual(blanksOf(italian));
  });

  it.each(written)('have every plural form that %s has, or none', (language) => {
    const counted = [...textsOf(language, file).keys()].filter((key) => key !== withoutForm(key));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const stems = [...new Set(counted.map(withoutForm))];
    expect(counted.sort()).toEqual(stems.flatMap((key) => forms.map((form) => `${key}_${form}`)).sort());
  });

  it('are all used somewhere', () => {
    const left = keys.filter((key) => !isShown[file]?.(withoutForm(key)));
    expect(left.filter((key) => !computed.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('are matched by no pattern of computed keys that the source no longer computes', () => {
    const made = keys.filter((key) => templates.some((template) => template.test(key)));
    expect(computed.filter((pattern) => !made.some((key) => pattern.test(key)))).toEqual([]);
  });
});

/** Turns a template such as `about.${card}.title` into an expression for all keys that it can produce. */
function matching(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('\\w+')}$`);
}

/** Every text by its full key: `home.feature.map.title`, `accounts.verify_email.paragraphs.0`. */
function textsOf(language: string, file: string): Map<string, string> {
  const flat = (value: unknown, key: string): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value as object).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name));
  return new Map(flat(JSON.parse(readFileSync(new URL(`${language}/${file}`, locales), 'utf8')), ''));
}

/** The placeholders of each text, `{{name}}`, whatever plural forms its language has. */
const blanksOf = (texts: Map<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    [...texts].map(([key, text]) => [withoutForm(key), [...new Set(text.match(/\{\{\w+\}\}/g))].sort()]),
  );

/** The key as the source uses it; i18next adds the plural form. */
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

function sourceBelow(folder: string): string {
  return readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.spec\.|^errors\.ts$/.test(name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');
}
