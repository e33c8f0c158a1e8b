import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Audit {
  title: string;
  /** 0 to 1; null where the audit has no score. */
  score: number | null;
  /** Milliseconds, or the sum of shifts. */
  numericValue?: number;
}

/** As much of Lighthouse's answer as the bench prints. */
export interface Report {
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  /** How fast the machine was during the visit. */
  environment: { benchmarkIndex: number };
}

type Lighthouse = (
  url: string,
  flags: {
    port: number;
    onlyCategories: string[];
    logLevel: 'error';
    /** Lighthouse's other settings of throttling stay. */
    throttling: { cpuSlowdownMultiplier: number };
  },
) => Promise<{ lhr: Report } | undefined>;

const folder = resolve('.cache/lighthouse');
const entry = resolve(folder, 'node_modules/lighthouse/core/index.js');

/** Lighthouse 12, installed on first use: it has two hundred dependencies that nobody else needs. */
export async function fetchedLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'lighthouse@12'], {
      stdio: 'inherit',
    });
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}
