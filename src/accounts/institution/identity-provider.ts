import { Injectable, Logger } from '@nestjs/common';
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  type Configuration,
  fetchUserInfo,
} from 'openid-client';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import { institutionCallback, institutionSignedOut } from '../../contract/institution.js';
import { Config } from '../../platform/config/config.js';
import type { OpenIdConnect } from '../../platform/config/read-open-id-connect.js';
import { discoverProvider, reasonOfProvider } from './discover-provider.js';
import type { Challenge, SentRequest } from './institution-requests.js';
import { type ProvedIdentity, provedIdentity } from './proved-identity.js';

/** Its addresses may change. Its keys are read again whenever an unknown one has signed. */
const refreshMs = 60 * 60_000;

/** The institution's OpenID Connect provider. It is asked at the first sign-in, so that the site starts without it. */
@Injectable()
export class IdentityProvider {
  private readonly logger = new Logger(IdentityProvider.name);
  private known: { configuration: Configuration; readAt: number } | null = null;
  private reading: Promise<Configuration> | null = null;

  constructor(private readonly config: Config) {}

  /** @throws DomainError `not_found` where none is set */
  get settings(): OpenIdConnect {
    const { openIdConnect } = this.config;
    if (!openIdConnect) throw new DomainError('not_found');
    return openIdConnect;
  }

  /**
   * The address of the provider's page. With `isAnew` it asks whoever is signed in there to sign in again.
   * @throws DomainError `not_found`, `institution_unavailable`
   */
  async addressFor({ state, nonce, codeChallenge }: Challenge, { isAnew }: { isAnew: boolean }): Promise<string> {
    const url = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.config.publicUrl + institutionCallback,
      scope: this.settings.scopes,
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      ...(isAnew && { prompt: 'login', max_age: '0' }),
    });
    return url.href;
  }

  /**
   * The address of the provider's page that ends a session there (OpenID Connect RP-Initiated Logout 1.0, section 2); null where
   * it has none. Without `id_token_hint`, for which tokens would have to be stored, it may ask the person first.
   * @param state is given back
   * @throws DomainError `not_found`, `institution_unavailable`
   */
  async signOutAddress(state: string): Promise<string | null> {
    const configuration = await this.configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    try {
      const back = { post_logout_redirect_uri: this.config.publicUrl + institutionSignedOut, state };
      return buildEndSessionUrl(configuration, back).href;
    } catch (error) {
      this.logger.warn(`The provider's end_session_endpoint cannot be used: ${reasonOfProvider(error)}`);
      throw new DomainError('institution_unavailable', { cause: error });
    }
  }

  /**
   * Who the answer is about.
   * @param query of the address that the provider has sent the browser to
   * @throws DomainError `institution_denied`, `institution_refused`, `institution_unavailable`
   */
  async identify(query: string, { state, nonce, codeVerifier }: SentRequest): Promise<ProvedIdentity> {
    const configuration = await this.configuration();
    try {
      const answer = new URL(this.config.publicUrl + institutionCallback + query);
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = { ...tokens.claims() };
      const more = this.lacks(claims) && configuration.serverMetadata().userinfo_endpoint;
      const info = more ? await fetchUserInfo(configuration, tokens.access_token, String(claims['sub'])) : {};
      const identity = provedIdentity({ ...info, ...claims }, this.settings);
      if (!identity) throw new Error('a token without a subject');
      return identity;
    } catch (error) {
      const code = codeOf(error);
      // Neither tokens nor what the provider has written for people.
      if (code !== 'institution_denied')
        this.logger.warn(`A sign-in at the institution failed: ${reasonOfProvider(error)}`);
      throw new DomainError(code, { cause: error });
    }
  }

  /** Many providers put only the subject into the token, and the rest where it must be asked for. */
  private lacks(claims: Record<string, unknown>): boolean {
    const { roles } = this.settings;
    return claims['email'] === undefined || (roles !== null && provedIdentity(claims, this.settings)?.role === null);
  }

  /** Read once, and again after a while. Where it cannot be read then, the earlier one goes on. */
  private async configuration(): Promise<Configuration> {
    if (this.known && Date.now() - this.known.readAt < refreshMs) return this.known.configuration;
    this.reading ??= this.read().finally(() => (this.reading = null));
    try {
      return await this.reading;
    } catch (error) {
      if (this.known) return this.known.configuration;
      this.logger.warn(`The provider at OIDC_ISSUER cannot be read: ${reasonOfProvider(error)}`);
      throw new DomainError('institution_unavailable', { cause: error });
    }
  }

  private async read(): Promise<Configuration> {
    const configuration = await discoverProvider(this.settings);
    this.known = { configuration, readAt: Date.now() };
    return configuration;
  }
}

/** The person has not signed in there, for whatever reason. */
const denied = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];
const out = ['server_error', 'temporarily_unavailable'];
/** No answer, or none that a provider gives while it works. */
const outCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AuthorizationResponseError) {
    if (denied.includes(error.error)) return 'institution_denied';
    return out.includes(error.error) ? 'institution_unavailable' : 'institution_refused';
  }
  if (error instanceof ClientError && outCodes.includes(error.code ?? '')) return 'institution_unavailable';
  // Of fetch, where nothing could be reached.
  return error instanceof TypeError && error.cause !== undefined && !('code' in error)
    ? 'institution_unavailable'
    : 'institution_refused';
}
