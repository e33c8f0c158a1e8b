import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written at the end of a complete build; its modification time is that of the build. */
export const buildStamp = 'dist/built';

const sources = [
  'src',
  'workers',
  'pages',
  'renderer',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
  'vite.config.ts',
  'scripts/answer-schemas',
];
const notBuilt = /\.spec\.tsx?$|README\.md$/;

/** True when there is no build, or when one of its sources is newer. */
export function isBuildStale() {
  if (!existsSync(buildStamp)) return true;
  const builtAt = statSync(buildStamp).mtimeMs;
  return sources.filter((source) => existsSync(source)).some((source) => isNewer(source, builtAt));
}

function isNewer(path, builtAt) {
  if (notBuilt.test(path)) return false;
  const stat = statSync(path);
  // A folder's modification time changes when a file in it is added or removed.
  if (stat.mtimeMs > builtAt) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), builtAt));
}
