import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../platform/package-root.js';

export const demoFolder = join(packageRoot, 'demo');

/** The package of its records and pictures, as an export writes it. */
export const demoPackage = join(demoFolder, 'archive');

/** The shapes of the map's plan, as GeoJSON. */
export const readDemoPlan = (): Promise<string> => readFile(join(demoFolder, 'plan.json'), 'utf8');
