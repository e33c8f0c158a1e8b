/** `npm run migration:new <name>`: creates an empty migration, which must be added to migrations/index.ts. */
import { writeFileSync } from 'node:fs';

const name = process.argv[2];
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  console.error('Usage: npm run migration:new <name-of-lowercase-words>');
  process.exit(1);
}
const stamp = Date.now();
const className = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase()) + stamp;
const file = `src/migrations/${stamp}-${name}.ts`;
writeFileSync(
  file,
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }
}
`,
  { flag: 'wx' },
);
console.log(`${file}: write it, then list ${className} in src/migrations/index.ts`);
