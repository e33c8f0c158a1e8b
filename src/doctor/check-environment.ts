import type { Config } from '../platform/config/config.js';
import { unknownVariableWarnings } from '../platform/config/unknown-variables.js';
import { proxyWarnings } from '../platform/http/proxy-warnings.js';
import { advice, type Finding, ok } from './finding.js';

/** What the environment says; without a valid one there is no configuration. */
export async function checkEnvironment(config: Config): Promise<Finding[]> {
  const warnings = [...unknownVariableWarnings(), ...proxyWarnings(config)];
  if (warnings.length === 0) return [ok('configuration', 'every variable is valid')];
  return warnings.map((warning) => advice('configuration', warning.replace(/^Warning: /, '')));
}
