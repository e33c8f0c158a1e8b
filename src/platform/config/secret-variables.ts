import { readFileSync } from 'node:fs';
import { OperatorError, reasonOf } from '../operator-error.js';

/** Variables that are secrets, or addresses with a password. */
const secretVariables: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'MEILI_KEY',
  'MEILI_MASTER_KEY',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'REDIS_URL',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'SMTP_URL',
]);

const suffix = '_FILE';

/** The variable that another one with the path of a file stands for; any other as it is. */
export function meantVariable(name: string): string {
  const meant = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  return secretVariables.has(meant) ? meant : name;
}

/**
 * The value of a variable. That of a secret may be in a file, whose path is in the variable with `_FILE` behind its name: so
 * containers get secrets that whoever lists their variables does not see.
 * @throws OperatorError where both are set, or the file cannot be read or is empty
 */
export function valueOfVariable(name: string, env: Record<string, string | undefined>): string | undefined {
  const value = env[name]?.trim();
  const path = secretVariables.has(name) ? env[name + suffix]?.trim() : undefined;
  if (!path) return value;
  if (value) throw new OperatorError(`${name} and ${name}${suffix} are both set: one of them is enough.`);
  const content = contentOf(path, name + suffix);
  if (content === '') throw new OperatorError(`${name}${suffix}: ${path} is empty.`);
  return content;
}

function contentOf(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new OperatorError(`${variable}: ${path} cannot be read (${reasonOf(error)}).`);
  }
}
