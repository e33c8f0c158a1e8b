/**
 * All regular expressions that are written in the source, with the place of the first of each. Those that run only while
 * building, on files of this repository, are left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folders = ['src', 'workers', 'pages', 'renderer'];
const ofTheBuild = [
  'renderer/legal/compile-legal-text.ts',
  'renderer/legal/legal-markdown.ts',
  'renderer/ui/modern-css-plugin.ts',
  'src/migrations/',
];

/** @returns {{ place: string, source: string, flags: string }[]} */
export function expressions(root = '.') {
  const found = new Map();
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name}`;
      if (!/\.tsx?$/.test(path) || /\.spec\.tsx?$/.test(path) || ofTheBuild.some((start) => path.startsWith(start)))
        continue;
      for (const { text, line } of literals(path, readFileSync(join(root, path), 'utf8')))
        if (!found.has(text)) found.set(text, `${path}:${line}`);
    }
  return [...found].map(([text, place]) => {
    const end = text.lastIndexOf('/');
    return { place, source: text.slice(1, end), flags: text.slice(end + 1) };
  });
}

function literals(path, text) {
  // Parsing is most of the work; most files have no expression.
  if (!text.includes('/')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node))
      found.push({ text: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
