import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { secondFactorAddress, securityPath } from '../../contract/account-security.js';
import { errorCodeOf } from '../../contract/error-status.js';
import { DomainError } from '../../contract/errors.js';
import { institutionProblems } from '../../contract/institution.js';
import { withLanguage } from '../../contract/languages.js';
import { accountPaths, afterSignIn } from '../../contract/paths.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { PendingSignIns } from '../second-factor/pending-sign-in.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Csrf } from '../sessions/csrf.js';
import { SessionService } from '../sign-in/session.service.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import { UsersRepository } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';
import { askedBy } from './asked-by.js';
import { IdentityProvider } from './identity-provider.js';
import { InstitutionAccounts } from './institution-accounts.js';
import { InstitutionRequests, type SentRequest } from './institution-requests.js';
import { OwnInstitution } from './own-institution.js';
import type { ProvedIdentity } from './proved-identity.js';

type Answered = Pick<SentRequest, 'purpose' | 'language' | 'redirect'>;

/** The way to the institution and back. Everything is an address to go on to: a browser comes here without scripts. */
@Injectable()
export class InstitutionSignIns {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly requests: InstitutionRequests,
    private readonly accounts: InstitutionAccounts,
    private readonly own: OwnInstitution,
    private readonly csrf: Csrf,
    private readonly limits: AnonymousRateLimits,
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly secondFactors: SecondFactors,
    private readonly pendingSignIns: PendingSignIns,
    private readonly session: SessionService,
  ) {}

  /** @throws DomainError `not_found` where no institution is set */
  async begin(request: Request, response: Response): Promise<string> {
    const asked = { ...askedBy(request), purpose: 'sign-in', userId: null } as const;
    const user = await this.users.current(viewerOf(request));
    if (user) return afterSignIn(user, asked.redirect, asked.language);
    return this.orProblem(asked, async () => {
      await this.limits.takeInstitution(request.ip ?? '');
      // The answer is bound to what this cookie says.
      this.csrf.token(request, response);
      const challenge = await this.requests.make(this.csrf.holderOf(request), asked);
      return this.provider.addressFor(challenge, { isAnew: false });
    });
  }

  /** Has the owner of the session sign in at the institution anew. @throws DomainError `not_found`, `sign_in_required` */
  beginConfirmation(request: Request): Promise<string> {
    const asked = { ...askedBy(request), purpose: 'confirmation' } as const;
    return this.orProblem(asked, async () => {
      await this.limits.takeInstitution(request.ip ?? '');
      return this.own.beginConfirmation(request, asked);
    });
  }

  /** What the provider has sent the browser back with. */
  async finish(request: Request, response: Response): Promise<string> {
    const { state } = request.query;
    const sent = isState(state) ? await this.requests.take(state, this.csrf.holderOf(request)) : null;
    const asked = sent ?? { purpose: 'sign-in', language: requestLanguage(request), redirect: null };
    return this.orProblem(asked, async () => {
      if (!sent) throw new DomainError('institution_expired');
      const identity = await this.provider.identify(/\?.*$/s.exec(request.originalUrl)?.[0] ?? '', sent);
      // Whoever it is, also somebody whom the account is not linked with.
      await this.session.noteInstitution(request);
      if (sent.purpose === 'link') return this.own.link(request, identity, sent);
      if (sent.purpose === 'confirmation') return this.own.confirm(request, response, identity, sent);
      return this.enter(request, response, identity, sent);
    });
  }

  /** Where neither the provider nor the account has asked for a second factor, the provider's word is enough, as a password is. */
  private async enter(
    request: Request,
    response: Response,
    identity: ProvedIdentity,
    { language, redirect }: SentRequest,
  ): Promise<string> {
    const userId = await this.accounts.admit(identity, language);
    const signedIn = await this.users.findSignedIn(userId);
    if (!signedIn) throw new DomainError('account_disabled');
    const kinds = identity.isTwoFactor ? [] : await this.secondFactors.kindsOf(userId);
    if (kinds.length > 0) {
      await this.pendingSignIns.begin(request, {
        userId,
        epoch: signedIn.epoch,
        rememberMe: false,
        wasAtInstitution: true,
      });
      this.csrf.renew(request, response);
      return secondFactorAddress(language, redirect, kinds);
    }
    await this.rows.markSignedIn(userId);
    const hasFactor = identity.isTwoFactor && { secondFactorElsewhere: true };
    const user = await this.session.enter(
      request,
      response,
      { ...signedIn, ...hasFactor, wasAtInstitution: true },
      { rememberMe: false, language },
    );
    return afterSignIn(user, redirect, language);
  }

  /** The page that says in words what went wrong: that of the sign-in, or of the account's protection. */
  private async orProblem({ purpose, language, redirect }: Answered, go: () => Promise<string>): Promise<string> {
    try {
      return await go();
    } catch (error) {
      const problem = institutionProblems.find((code) => code === errorCodeOf(error));
      if (!problem) throw error;
      const query = new URLSearchParams({ problem, ...(purpose === 'sign-in' && redirect && { redirect }) });
      return withLanguage(language, `${purpose === 'sign-in' ? accountPaths.signIn : securityPath}?${query}`);
    }
  }
}

/** As the library makes them. */
const isState = (state: unknown): state is string => typeof state === 'string' && /^[\w-]{43}$/.test(state);
