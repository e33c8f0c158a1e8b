/** Writes dist/answer-schemas.json: what the API's calls answer. A part of `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';
import { generateAnswerSchemas } from './generate.js';

const file = join(packageRoot, 'dist/answer-schemas.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(generateAnswerSchemas()));
