import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importsOf, loadedWith } from '../../test/support/imports-of-modules.js';

/** The files whose texts `t` finds, except for that of every page. */
const files = ['about', 'account', 'contributions', 'descriptions'];

/** Of the files that Vike finds by their names, those that the browser never loads. */
const onServer = /\.server\.tsx?$|\+(?:Head|canonical|description|shareImage|htmlAttributes|bodyHtmlBegin|on\w+Html)\./;

const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: object, above = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? withoutForm(above + name) : keysOf(value as object, `${above}${name}.`),
  );
const fileOfKey = new Map(
  files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(`src/contract/locales/it/${file}.json`, 'utf8')) as object;
    return keysOf(texts).map((key) => [key, file] as const);
  }),
);

/** The files of the keys in a source, whole as in `'user.menu'` or composed as in `` `user.${key}.title` ``. */
function usedBy(path: string): Set<string> {
  const quoted = [...readFileSync(path, 'utf8').matchAll(/['"`](\w+\.[\w.]*)/g)].map(([, key = '']) => key);
  const keys = quoted.flatMap((key) =>
    key.endsWith('.') ? [...fileOfKey.keys()].find((of) => of.startsWith(key)) : key,
  );
  return new Set(keys.flatMap((key) => fileOfKey.get(key ?? '') ?? []));
}

/** The files that modules such as `account-texts.ts` name. */
const namedIn = (paths: Iterable<string>): string[] =>
  [...paths].flatMap(
    (path) => /locales\/\*\/(\w+)\.json', \{\s+query: '\?url/.exec(readFileSync(path, 'utf8'))?.[1] ?? [],
  );

interface Lack {
  module: string;
  file: string;
}

/** What modules use without having it, also those that are loaded on demand: these may bring texts along. */
function lacking(entries: string[], loaded: ReadonlySet<string>, visited = new Set<string>()): Lack[] {
  const modules = [...loadedWith(entries)];
  const here = modules.flatMap((module) =>
    [...usedBy(module)].filter((file) => !loaded.has(file)).map((file) => ({ module, file })),
  );
  const later = modules.flatMap((module) => importsOf(module).onDemand).filter((module) => !visited.has(module));
  return later.reduce((lacks, module) => {
    visited.add(module);
    return [...lacks, ...lacking([module], new Set([...loaded, ...namedIn(loadedWith([module]))]), visited)];
  }, here);
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('+Page.tsx'))
  .map((path) => join('pages', dirname(path)));

/** The page's folder and those above it: what is in them holds for the page too. */
const foldersOf = (page: string): string[] => (page === '.' ? ['renderer'] : [...foldersOf(dirname(page)), page]);
const modulesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\+.*\.tsx?$/.test(name) && !onServer.test(name))
    .map((name) => resolve(folder, name));

const entriesOf = (page: string): string[] => foldersOf(page).flatMap(modulesOf);
const statedFor = (page: string): string | undefined =>
  foldersOf(page)
    .map((folder) => join(folder, '+texts.ts'))
    .findLast((path) => existsSync(path));
const statedIn = (path: string | undefined): Set<string> => new Set(path ? namedIn(loadedWith([resolve(path)])) : []);

it.each(pages)('in the browser %s has the texts of what it shows, and of what opens on it', (page) => {
  expect(lacking(entriesOf(page), statedIn(statedFor(page)))).toEqual([]);
});

it.each([...new Set(pages.flatMap((page) => statedFor(page) ?? []))])(
  '%s states no texts that its pages never show',
  (path) => {
    const shown = new Set(
      pages
        .filter((page) => statedFor(page) === path)
        .flatMap((page) => lacking(entriesOf(page), new Set()).map(({ file }) => file)),
    );
    expect([...statedIn(path)].filter((file) => !shown.has(file))).toEqual([]);
  },
);

it('no two files have a group of texts of the same name', () => {
  const groups = [...files, 'site'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`src/contract/locales/it/${file}.json`, 'utf8')) as object),
  );
  expect(groups).toEqual([...new Set(groups)]);
});
