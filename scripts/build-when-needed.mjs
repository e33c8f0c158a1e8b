/** Builds when sources are newer than the build. */
import { isBuildStale } from './build-stamp.mjs';

if (isBuildStale()) {
  console.log('Building (about half a minute, only when something has changed) …');
  await import('./build.mjs');
}
