import { setTimeout } from 'node:timers/promises';
import type { Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/read-config.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { checkBuckets } from './check-bucket.js';
import { checkDataFolder } from './check-data-folder.js';
import { checkDatabase } from './check-database.js';
import { checkEnvironment } from './check-environment.js';
import { checkFilesAddress } from './check-files-address.js';
import { checkInstitution } from './check-institution.js';
import { checkMail } from './check-mail.js';
import { checkMeilisearch } from './check-meilisearch.js';
import { checkPublicAddress } from './check-public-address.js';
import { checkRedis } from './check-redis.js';
import { type Finding, problem } from './finding.js';
import { printFindings } from './print-findings.js';

/** How long a part may be examined: each question has a shorter limit of its own, where its client knows one. */
const mostMs = 60_000;

const checks: Record<string, (config: Config) => Promise<Finding[]>> = {
  configuration: checkEnvironment,
  files: checkDataFolder,
  bucket: checkBuckets,
  database: checkDatabase,
  redis: checkRedis,
  meilisearch: checkMeilisearch,
  mail: checkMail,
  institution: checkInstitution,
  address: checkPublicAddress,
  cdn: checkFilesAddress,
};

/**
 * `npm run doctor`: says of each part of an installation, in a line, what is so and how to mend what is not. It changes nothing.
 * Resolves with false when something must be mended.
 */
export async function examineInstallation(): Promise<boolean> {
  const findings = await findAll();
  printFindings(findings);
  return findings.every(({ state }) => state !== 'problem');
}

async function findAll(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (error instanceof OperatorError) return [problem('configuration', error.message)];
    throw error;
  }
  const found = await Promise.all(
    Object.entries(checks).map(([part, check]) =>
      Promise.race([check(config), tooLate(part)]).catch((error: unknown) => [
        problem(part, `cannot be examined (${reasonOf(error)})`),
      ]),
    ),
  );
  return found.flat();
}

/** Whatever hangs in the middle of an answer, the other parts are told of. */
async function tooLate(part: string): Promise<Finding[]> {
  await setTimeout(mostMs);
  return [problem(part, `has not answered for ${mostMs / 1000} s: check that it runs`)];
}
