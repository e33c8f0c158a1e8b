import { isIP } from 'node:net';
import { type Role, roles } from '../../contract/roles.js';
import { OperatorError } from '../operator-error.js';

/** An institution whose members sign in by OpenID Connect. */
export interface OpenIdConnect {
  /** As the provider writes it in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button: `Comune di Trieste`. */
  name: string;
  scopes: string;
  /** Where its tokens name a person's groups, and what they are here; null: the provider decides no roles. */
  roles: { claim: string; byValue: ReadonlyMap<string, Role> } | null;
  /** Whoever has none of these groups becomes a member, or may not sign in. */
  admitsOthers: boolean;
  /** Whether the provider asks everybody for a second factor, whether its tokens say so or not. */
  isTwoFactor: boolean;
}

/** The variables as they are set. */
type Texts = Record<'issuer' | 'clientId' | 'clientSecret' | 'name' | 'scopes' | 'roleClaim' | 'roles', string | null>;

const defaultScopes = 'openid email profile';
/** Of one line on a button of a phone. */
const nameMax = 60;

/** Null where none of the three that say who the provider is are set. @throws OperatorError */
export function readOpenIdConnect(
  texts: Texts,
  { others, secondFactor }: { others: 'members' | 'refused'; secondFactor: 'off' | 'on' },
): OpenIdConnect | null {
  const { issuer, clientId, clientSecret, name, roleClaim } = texts;
  if (issuer === null || clientId === null || clientSecret === null) {
    assertNoneIsSet(texts);
    return null;
  }
  if ((roleClaim === null) !== (texts.roles === null))
    throw new OperatorError('OIDC_ROLE_CLAIM and OIDC_ROLES are set together, or neither.');
  if (roleClaim === null && others === 'refused')
    throw new OperatorError(
      'OIDC_OTHERS is refused, but OIDC_ROLE_CLAIM and OIDC_ROLES, which say who is admitted, are not set.',
    );
  return {
    issuer: readIssuer(issuer),
    clientId,
    clientSecret,
    name: readName(name, issuer),
    scopes: readScopes(texts.scopes ?? defaultScopes),
    roles: roleClaim === null ? null : { claim: roleClaim, byValue: readRoles(texts.roles ?? '') },
    admitsOthers: others === 'members',
    isTwoFactor: secondFactor === 'on',
  };
}

const variables = {
  issuer: 'OIDC_ISSUER',
  clientId: 'OIDC_CLIENT_ID',
  clientSecret: 'OIDC_CLIENT_SECRET',
  name: 'OIDC_NAME',
  scopes: 'OIDC_SCOPES',
  roleClaim: 'OIDC_ROLE_CLAIM',
  roles: 'OIDC_ROLES',
} as const;

/** A half of it would be a sign-in that silently does not exist. */
function assertNoneIsSet(texts: Texts): void {
  const set = (Object.keys(variables) as (keyof Texts)[]).find((key) => texts[key] !== null);
  const missing = (['issuer', 'clientId', 'clientSecret'] as const).find((key) => texts[key] === null);
  if (set && missing) throw new OperatorError(`${variables[missing]} is not set, but ${variables[set]} is.`);
}

/** Everything is encrypted on its way, but within the machine itself. */
function readIssuer(text: string): string {
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  if (search || hash || username || password)
    throw new OperatorError('OIDC_ISSUER must be an address without a query, an anchor or a password.');
  if (pathname.includes('/.well-known/'))
    throw new OperatorError(
      'OIDC_ISSUER must be the issuer itself, which /.well-known/openid-configuration is added to.',
    );
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new OperatorError('OIDC_ISSUER must start with https://, unless it is on this machine.');
  return text;
}

const isLoopback = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
};

function readName(name: string | null, issuer: string): string {
  const text = name ?? new URL(issuer).hostname;
  if (text.length > nameMax) throw new OperatorError(`OIDC_NAME must have at most ${nameMax} characters.`);
  return text;
}

function readScopes(text: string): string {
  const scopes = text.split(/\s+/);
  if (!scopes.includes('openid')) throw new OperatorError(`OIDC_SCOPES must contain openid, not only "${text}".`);
  return scopes.join(' ');
}

/** `archive-admins=administrator,archive-editors=editor` */
function readRoles(text: string): Map<string, Role> {
  return new Map(
    text.split(',').map((part) => {
      const at = part.lastIndexOf('=');
      const [value, name] = [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
      const role = roles.find((candidate) => candidate === name);
      if (value === '' || !role)
        throw new OperatorError(
          `OIDC_ROLES must look like admins=administrator,editors=editor, with the roles ${roles.join(', ')}, not "${part.trim()}".`,
        );
      return [value, role];
    }),
  );
}
