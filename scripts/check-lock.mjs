/**
 * The lock file names every package that any platform installs. `npm install` beside an existing `node_modules` leaves out the
 * optional packages of other platforms, so that a Mac would then install versions that nobody tested.
 * Made anew from nothing: `rm -rf node_modules package-lock.json && npm install --package-lock-only`.
 */
import { readFileSync } from 'node:fs';
import semver from 'semver';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, optionalPeers }]) =>
  Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !optionalPeers?.includes(name) && !isFound(path, name))
    .map((name) => `${path || 'the project'} needs ${name}`),
);
for (const line of missing) console.log(`package-lock.json is incomplete: ${line}`);

/** All of them run on the lowest Node that package.json names: a newcomer may have it. */
const lowest = semver.minVersion(packages[''].engines.node);
const tooNew = Object.entries(packages).flatMap(([path, { version, engines }]) =>
  engines?.node && !semver.satisfies(lowest, engines.node) ? [`${path} ${version} needs Node ${engines.node}`] : [],
);
for (const line of tooNew) console.log(`package-lock.json has a package that does not run on Node ${lowest}: ${line}`);

process.exitCode = missing.length + tooNew.length > 0 ? 1 : 0;

/** As Node resolves it: in the package's own node_modules, else in those above it. */
function isFound(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
