import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Frequent Italian words that no other language of the site has. */
const italian =
  /(?<![\p{L}’'])(?:anche|che|degli|della|delle|dello|gli|il|nella|ogni|perché|più|questa|questo|sono|una|fotografia|schede|cerca|pagina)(?![\p{L}])/iu;

/** Leaves out what is Italian on purpose (with its own `lang`) and what is no text: scripts, comments, addresses. */
const visibleTextOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/\[[^\]]*\]\{lang=it\}/g, '')
    .replace(/\{\{?[^}]*\}\}?|(?:href|to)="[^"]*"|facts\.\w+\([^)]*\)/g, '')
    .trim();

function filesOf(language: string): [string, string][] {
  const folders = [`src/contract/locales/${language}/`, `content/legal/${language}/`];
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((file): [string, string] => [language, folder + file]),
  );
}

const others = readdirSync(new URL('src/contract/locales/', root)).filter((language) => language !== 'it');

it.each(others.flatMap(filesOf))('no Italian text is left in %s: %s', (_language, file) => {
  const values = file.endsWith('.json') ? /^\s*"\w+": (".*"),?$/ : /(.*)/;
  const left = readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .map((line) => visibleTextOf(values.exec(line)?.[1] ?? ''))
    .filter((words) => italian.test(words));
  expect(left).toEqual([]);
});

it('the check recognises Italian text', () => {
  expect(italian.test('Cerca nell’archivio')).toBe(true);
  expect(italian.test('The archive of the city')).toBe(false);
});
