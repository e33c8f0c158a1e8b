/**
 * `npm run check`: no code names a text of one language (`titleDe`, `title_de`). Names come from the table of languages
 * (`localizedFields`, `localizedColumns`), so that another language is a row of it and a folder of texts (docs/adr/0064).
 */
import { readdirSync, readFileSync } from 'node:fs';

const baseLanguage = /presetBaseLanguage = '(\w+)'/.exec(readFileSync('src/contract/languages.ts', 'utf8'))?.[1];
const translations = readdirSync('src/contract/locales').filter((language) => language !== baseLanguage);
const endings = translations.map((language) => language[0].toUpperCase() + language.slice(1)).join('|');
const named = new RegExp(String.raw`\w*[a-z0-9](?:(?:${endings})\b|_(?:${translations.join('|')})\b)`, 'g');

/** Migrations know the languages that there were; specs state what is expected. */
const isExempt = (file) => /\.spec\.tsx?$|^src\/migrations\/|^src\/contract\/locales\//.test(file);
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, (comment) => comment.replace(/\S/g, ' '));

const files = ['src', 'pages', 'renderer', 'workers']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !isExempt(file));
const found = files.flatMap((file) =>
  withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, at) => (line.match(named) ?? []).map((name) => `${file}:${at + 1}  ${name}`)),
);
if (found.length > 0) {
  console.error('Texts of one language are named by hand, not by the table of languages:');
  for (const place of found) console.error(`  ${place}`);
  process.exitCode = 1;
}
