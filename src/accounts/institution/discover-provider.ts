import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { OpenIdConnect } from '../../platform/config/read-open-id-connect.js';

/** Of one request to the provider, for which a person waits. */
const timeoutSeconds = 8;

/**
 * Asks the provider what it is (OpenID Connect Discovery 1.0).
 * @throws Error where it does not answer, or says that it is another; see `reasonOfProvider`
 */
export const discoverProvider = ({ issuer, clientId, clientSecret }: OpenIdConnect): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, clientSecret, authenticationWith(clientSecret), {
    timeout: timeoutSeconds,
    // Without the first the library trusts TLS, and does not check the signature of the token.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });

/** In the header, which is the default of OpenID Connect, unless the provider takes the secret in the body only. */
const authenticationWith =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return authenticate(secret)(server, ...request);
  };

/** What went wrong between the provider and us, for a log: neither tokens nor what it has written for people. */
export function reasonOfProvider(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, error: kind } = error as { code?: unknown; error?: unknown };
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return [error.name, code, kind, error.message, cause].filter((part) => typeof part === 'string' && part).join(', ');
}
