import { readConfig } from './read-config.js';
import { unknownVariableWarnings } from './unknown-variables.js';

beforeAll(() => void readConfig({}));

it.each([
  ['WORKER', 'WORKERS'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['HTMLCACHE_MB', 'HTML_CACHE_MB'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SESSION_SECRTE', 'SESSION_SECRET'],
  ['VEDUTA_DATA_DIR', 'DATA_DIR'],
  ['trust_proxy', 'TRUST_PROXY'],
])('%s is taken for %s', (name, meant) => {
  expect(unknownVariableWarnings({ [name]: 'x' })).toEqual([
    `Warning: ${name} is set, which Veduta does not read. Did you mean ${meant}?`,
  ]);
});

it('variables of other programs, and our own, bring no warning', () => {
  const names = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'PGHOST',
    'NODE_ENV',
    'npm_config_port',
    'LOGNAME',
    'MAIL',
    'SMTP',
  ];
  const others = Object.fromEntries([...names, 'MAIL_FROM', 'WORKERS'].map((name) => [name, 'x']));
  expect(unknownVariableWarnings(others)).toEqual([]);
});
