import { IdentityProvider as Client } from '../../src/accounts/institution/identity-provider.js';
import { Config } from '../../src/platform/config/config.js';
import type { OpenIdConnect } from '../../src/platform/config/read-open-id-connect.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from './archive.js';
import { type Account, accountPassword } from './factories.js';
import { IdentityProvider } from './identity-provider.js';
import type { Answer, Visitor } from './visitor.js';

/** What `OIDC_ROLES` sets. */
export const rolesByGroup = {
  roles: {
    claim: 'groups',
    byValue: new Map([
      ['admins', 'administrator'],
      ['foto', 'editor'],
    ] as const),
  },
};

export const userOf = async (visitor: Visitor) => (await visitor.get('/api/user')).body;

/** The page that says what went wrong. */
export const problem = (code: string, page = '/it/auth'): string => `${page}?problem=${code}`;

/** An archive whose people sign in with an institution. */
export class Institution {
  private readonly settings: OpenIdConnect;
  private people = 0;

  private constructor(
    readonly archive: TestArchive,
    readonly provider: IdentityProvider,
  ) {
    this.settings = { ...archive.app.get(Config).openIdConnect! };
  }

  static async start(): Promise<Institution> {
    const provider = await IdentityProvider.start();
    const archive = await startArchive({
      mountPages,
      // Emails are only enqueued: this archive has no workers.
      environment: { ...provider.environment, RATE_LIMIT: 'off', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    return new Institution(archive, provider);
  }

  async close(): Promise<void> {
    await this.archive.close();
    await this.provider.close();
  }

  /** As before the first test. */
  reset(): void {
    this.provider.reset();
    this.set({});
  }

  /** What the operator has set, beside what is needed; null for no institution. */
  set(changed: Partial<OpenIdConnect> | null): void {
    this.archive.app.get(Config).openIdConnect = changed && { ...this.settings, ...changed };
  }

  /** As after a start: what is known of the provider is read again. */
  forgetProvider(): void {
    Object.assign(this.archive.app.get(Client), { known: null });
  }

  /** Claims about somebody who was never here. */
  aPerson(more: object = {}) {
    this.people += 1;
    return {
      sub: `persona-${this.people}`,
      email: `anna-${this.people}@comune.example`,
      email_verified: true,
      name: 'Anna Rossi',
      ...more,
    };
  }

  pathOf(location: string): string {
    return location.replace(this.archive.url, '');
  }

  /** To the provider, and to the address that it sends the browser back to. */
  async atProvider(visitor: Visitor, path = '/openid-connect/sign-in?language=it'): Promise<string> {
    const { status, headers } = await visitor.get(path);
    const there = headers.get('location') ?? '';
    if (status !== 303 || !there.startsWith(this.provider.issuer)) throw new Error(`Not at the provider: ${there}`);
    const answer = await fetch(there, { redirect: 'manual' });
    return this.pathOf(answer.headers.get('location') ?? '');
  }

  /** There and back; the address that the visitor is led to. */
  async go(visitor: Visitor, person: object | null, path?: string): Promise<string> {
    this.provider.person = person as Record<string, unknown> | null;
    const back = await visitor.get(await this.atProvider(visitor, path));
    if (back.status !== 303) throw new Error(`The way back answered ${back.status}: ${back.text}`);
    return back.headers.get('location') ?? '';
  }

  async signedInAs(person: object): Promise<Visitor> {
    const visitor = this.archive.visitor();
    await this.go(visitor, person);
    if (!(await userOf(visitor))) throw new Error('Nobody is signed in');
    return visitor;
  }

  /** Signs in at the provider anew, in place of a password. */
  confirm(visitor: Visitor, person: object): Promise<string> {
    return this.go(visitor, person, '/openid-connect/confirmation?language=it&redirect=/it/user/profile-page');
  }

  beginLink(visitor: Visitor, proof: object = { password: accountPassword }): Promise<Answer> {
    return visitor.change('POST', '/api/user/security/institution', { json: proof });
  }

  /** Links the account with the person, as its owner does. */
  async link(visitor: Visitor, person: object, proof?: object): Promise<string> {
    this.provider.person = person as Record<string, unknown>;
    const { body, status, text } = await this.beginLink(visitor, proof);
    if (status !== 200) throw new Error(text);
    const there = await fetch((body as { url: string }).url, { redirect: 'manual' });
    const back = await visitor.get(this.pathOf(there.headers.get('location') ?? ''));
    return back.headers.get('location') ?? '';
  }

  /** A visitor who is signed in to the account, which is linked with the person. */
  async linked(account: Account, person: object): Promise<Visitor> {
    const visitor = await this.archive.signedIn(account);
    const page = await this.link(visitor, person);
    if (page !== '/it/user/security') throw new Error(`Linking has led to ${page}`);
    return visitor;
  }

  /** The kinds of emails to an account, oldest first. */
  async emailsTo(id: number): Promise<string[]> {
    const rows = await this.archive.database.query<{ kind: string }[]>(
      'select kind from account_emails where user_id = $1 order by id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  }
}
