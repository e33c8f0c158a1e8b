import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** What the provider was asked for with a code. */
interface Grant {
  claims: Claims;
  challenge: string;
  redirectUri: string;
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);

export const clientId = 'archivio';
export const clientSecret = 'un segreto: di / due %';

/**
 * An OpenID Connect provider on this machine: discovery, PKCE, tokens that are really signed. Who is signed in there, and what
 * is wrong with its answers, is set by the test.
 */
export class IdentityProvider {
  /** Who signs in next; null: the person cancels. */
  person: Claims | null = null;
  /** Answers instead of a code. */
  refusal: Record<string, string> | null = null;
  /** Changes what a token says. */
  change: (claims: Claims) => Claims = (claims) => claims;
  /** Makes the token itself. */
  seal: (claims: Claims) => string = (claims) => this.signed(claims);
  /** Claims beside the subject are only answered where they are asked for with the access token. */
  isReticent = false;
  /** Of the last way to it. */
  asked: URLSearchParams = new URLSearchParams();
  /** Where its people sign out; undefined for a provider that has no such page. */
  signOutPath: string | undefined = '/end-session';
  /** Of the last way to it. */
  signedOut: URLSearchParams | null = null;
  /** Answers a client that it does not know with a challenge (RFC 6749, section 5.2), as some do. */
  isTerse = false;
  /** Answers every request with an error of its own. */
  isOut = false;

  private readonly key = rsa();
  private readonly otherKey = rsa();
  private readonly grants = new Map<string, Grant>();
  private readonly infos = new Map<string, Claims>();
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<IdentityProvider> {
    const provider = new IdentityProvider();
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get environment(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Comune di Trieste',
    };
  }

  /** Back to a provider that does what it should. */
  reset(): void {
    this.person = null;
    this.refusal = null;
    this.change = (claims) => claims;
    this.seal = (claims) => this.signed(claims);
    this.isReticent = false;
    this.signOutPath = '/end-session';
    this.signedOut = null;
    this.isTerse = false;
    this.isOut = false;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  signed(claims: Claims, { key = this.key, alg = 'RS256', kid = 'first' } = {}): string {
    const text = `${encoded({ alg, kid, typ: 'JWT' })}.${encoded(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`;
  }

  signedByAnother(claims: Claims): string {
    return this.signed(claims, { key: this.otherKey });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    const json = (body: object, status = 200): void => {
      const challenge = status === 401 && this.isTerse && { 'WWW-Authenticate': 'Basic realm="people"' };
      response.writeHead(status, { 'Content-Type': 'application/json', ...challenge }).end(JSON.stringify(body));
    };
    if (this.isOut) response.writeHead(503).end('out of order');
    else if (pathname === '/.well-known/openid-configuration') json(this.metadata());
    else if (pathname === '/keys')
      json({ keys: [{ ...this.key.publicKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' }] });
    else if (pathname === '/authorize') response.writeHead(302, { Location: this.authorize(searchParams) }).end();
    else if (pathname === this.signOutPath) this.signOut(searchParams, response);
    else if (pathname === '/token') this.grant(new URLSearchParams(await bodyOf(request)), request, json);
    else if (pathname === '/userinfo') json(this.infos.get(request.headers.authorization ?? '') ?? {});
    else response.writeHead(404).end();
  }

  private metadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      ...(this.signOutPath && { end_session_endpoint: this.issuer + this.signOutPath }),
      jwks_uri: `${this.issuer}/keys`,
      ...(this.isReticent && { userinfo_endpoint: `${this.issuer}/userinfo` }),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // A provider that offers more than anybody should accept.
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  /** The address to go back to. A person who was signed in there an hour ago is not asked again, unless that is wanted. */
  private authorize(asked: URLSearchParams): string {
    this.asked = asked;
    const back = new URL(asked.get('redirect_uri') ?? '');
    const code = randomBytes(16).toString('hex');
    const answer =
      this.refusal ?? (this.person ? { code } : { error: 'access_denied', error_description: '<b>No</b>' });
    for (const [name, value] of Object.entries({ ...answer, state: asked.get('state') ?? '', iss: this.issuer }))
      back.searchParams.set(name, value);
    this.grants.set(code, {
      claims: {
        iss: this.issuer,
        aud: clientId,
        iat: now(),
        exp: now() + 300,
        nonce: asked.get('nonce'),
        auth_time: asked.get('prompt') === 'login' ? now() : now() - 3600,
        ...this.person,
      },
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
    });
    return back.href;
  }

  /** Leads back where the client is known and has registered the address, as RP-Initiated Logout 1.0 asks. */
  private signOut(asked: URLSearchParams, response: ServerResponse): void {
    this.signedOut = asked;
    this.person = null;
    const back = asked.get('post_logout_redirect_uri');
    if (asked.get('client_id') !== clientId || !back?.endsWith('/openid-connect/signed-out')) {
      response.writeHead(400).end('unknown');
      return;
    }
    const url = new URL(back);
    url.searchParams.set('state', asked.get('state') ?? '');
    response.writeHead(302, { Location: url.href }).end();
  }

  /** A code works once, for who has the secret and the verifier. */
  private grant(
    sent: URLSearchParams,
    { headers }: IncomingMessage,
    json: (body: object, status?: number) => void,
  ): void {
    const grant = this.grants.get(sent.get('code') ?? '');
    this.grants.delete(sent.get('code') ?? '');
    const verifier = sent.get('code_verifier') ?? '';
    const form = (text: string): string => new URLSearchParams({ x: text }).toString().slice(2);
    const basic = Buffer.from(`${form(clientId)}:${form(clientSecret)}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return json({ error: 'invalid_client' }, 401);
    if (
      !grant ||
      sent.get('redirect_uri') !== grant.redirectUri ||
      createHash('sha256').update(verifier).digest('base64url') !== grant.challenge
    )
      return json({ error: 'invalid_grant', error_description: '<script>alert(1)</script>' }, 400);
    const token = randomBytes(16).toString('hex');
    const { iss, aud, iat, exp, nonce, auth_time, sub } = grant.claims;
    this.infos.set(`Bearer ${token}`, { ...this.person, sub });
    const claims = this.isReticent ? { iss, aud, iat, exp, nonce, auth_time, sub } : grant.claims;
    json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 60,
      id_token: this.seal(this.change(claims)),
    });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
