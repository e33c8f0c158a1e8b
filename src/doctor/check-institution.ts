import { type Configuration, genericGrantRequest } from 'openid-client';
import { discoverProvider, reasonOfProvider } from '../accounts/institution/discover-provider.js';
import { institutionCallback, institutionSignedOut } from '../contract/institution.js';
import type { Config } from '../platform/config/config.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** Whether the provider of the institution answers, knows this archive, and ends sessions. */
export async function checkInstitution(config: Config): Promise<Finding[]> {
  const { openIdConnect, publicUrl } = config;
  if (!openIdConnect) return [ok('institution', 'not used: people sign in with a password or a passkey')];
  let provider;
  try {
    provider = await discoverProvider(openIdConnect);
  } catch (error) {
    return [
      problem(
        'institution',
        `the provider at OIDC_ISSUER cannot be used (${reasonOfProvider(error)}): check its address`,
      ),
    ];
  }
  if (!(await knowsClient(provider, publicUrl)))
    return [
      problem(
        'institution',
        'the provider does not accept the client: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or make a new secret there',
      ),
    ];
  if (provider.serverMetadata().end_session_endpoint === undefined)
    return [
      advice('institution', 'it answers; it has no page for signing out, so that a session there outlives one here'),
    ];
  return [
    ok(
      'institution',
      `it answers; it must allow the addresses ${publicUrl}${institutionCallback} and, after signing out, ${publicUrl}${institutionSignedOut}`,
    ),
  ];
}

/**
 * Sends a code that the provider has never given: it looks at who asks before it looks at the code (RFC 6749, sections 4.1.3 and
 * 5.2), and refuses a client that it does not know with `invalid_client`, or 401.
 */
async function knowsClient(provider: Configuration, publicUrl: string): Promise<boolean> {
  try {
    await genericGrantRequest(provider, 'authorization_code', {
      code: 'veduta-doctor',
      redirect_uri: publicUrl + institutionCallback,
    });
    return true;
  } catch (error) {
    const { error: code, status } = Object(error) as { error?: unknown; status?: unknown };
    return code !== 'invalid_client' && code !== 'unauthorized_client' && status !== 401;
  }
}
