import { OperatorError } from '../operator-error.js';
import { readConfig } from './read-config.js';

const provider = {
  OIDC_ISSUER: 'https://login.comune.example/realms/comune',
  OIDC_CLIENT_ID: 'archivio',
  OIDC_CLIENT_SECRET: 'molto-segreto',
};
const groups = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins=administrator, cn=foto,ou=x=editor' };

it('is empty where no provider is set', () => {
  expect(readConfig({}).openIdConnect).toBeNull();
});

it('has a name, scopes, and no roles unless they are set', () => {
  expect(readConfig(provider).openIdConnect).toEqual({
    issuer: provider.OIDC_ISSUER,
    clientId: 'archivio',
    clientSecret: 'molto-segreto',
    name: 'login.comune.example',
    scopes: 'openid email profile',
    roles: null,
    admitsOthers: true,
    isTwoFactor: false,
  });
});

it('reads which groups have which roles', () => {
  const { openIdConnect } = readConfig({
    ...provider,
    OIDC_NAME: 'Comune di Trieste',
    OIDC_SCOPES: 'openid  email groups',
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ROLES: 'archive=admins=administrator, foto=editor',
    OIDC_OTHERS: 'refused',
    OIDC_TRUSTED_SECOND_FACTOR: 'on',
  });
  expect(openIdConnect).toMatchObject({
    name: 'Comune di Trieste',
    scopes: 'openid email groups',
    admitsOthers: false,
    isTwoFactor: true,
  });
  expect(openIdConnect?.roles?.claim).toBe('realm_access.roles');
  expect([...(openIdConnect?.roles?.byValue ?? [])]).toEqual([
    ['archive=admins', 'administrator'],
    ['foto', 'editor'],
  ]);
});

it.each(['http://localhost:8080/realms/x', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://idp.localhost'])(
  'takes an issuer on this machine without TLS: %s',
  (issuer) => expect(readConfig({ ...provider, OIDC_ISSUER: issuer }).openIdConnect?.issuer).toBe(issuer),
);

it.each([
  ['OIDC_CLIENT_SECRET', { ...provider, OIDC_CLIENT_SECRET: '' }],
  ['OIDC_CLIENT_ID', { ...provider, OIDC_CLIENT_ID: ' ' }],
  ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 'molto-segreto' }],
  ['OIDC_ISSUER', { OIDC_NAME: 'Comune' }],
  ['OIDC_ISSUER', { ...groups }],
  ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'http://login.example' }],
  ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'http://127.example' }],
  ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'https://login.example?tenant=molto-segreto' }],
  ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'https://user:molto-segreto@login.example' }],
  ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'https://login.example/.well-known/openid-configuration' }],
  ['OIDC_NAME', { ...provider, OIDC_NAME: 'x'.repeat(61) }],
  ['OIDC_SCOPES', { ...provider, OIDC_SCOPES: 'email profile' }],
  ['OIDC_ROLE_CLAIM', { ...provider, OIDC_ROLE_CLAIM: 'groups' }],
  ['OIDC_ROLE_CLAIM', { ...provider, OIDC_ROLES: 'admins=administrator' }],
  ['OIDC_ROLES', { ...provider, ...groups }],
  ['OIDC_ROLES', { ...provider, ...groups, OIDC_ROLES: 'admins=owner' }],
  ['OIDC_ROLES', { ...provider, ...groups, OIDC_ROLES: '=editor' }],
  ['OIDC_OTHERS', { ...provider, OIDC_OTHERS: 'refused' }],
])('stops the start with one line that begins with %s, without the secret', (name, environment) => {
  const start = (): unknown => readConfig(environment);
  expect(start).toThrow(OperatorError);
  expect(start).toThrow(new RegExp(`^${name} (?!.*segreto)[^\n]+$`));
});
