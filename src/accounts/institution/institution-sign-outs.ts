import { HttpStatus, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorCodeOf } from '../../contract/error-status.js';
import type { ErrorCode } from '../../contract/errors.js';
import { withLanguage } from '../../contract/languages.js';
import { accountPaths } from '../../contract/paths.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { AnonymousRateLimits } from '../throttling/anonymous-rate-limits.js';
import { askedBy, isOwnPath } from './asked-by.js';
import { IdentityProvider } from './identity-provider.js';
import { sendWayOut } from './send-way-out.js';

/** Because of which one may still be signed in at the institution. */
const expected: (ErrorCode | null)[] = ['institution_unavailable', 'too_many_requests'];

/**
 * Signing out at the institution, by who has signed out here: that is done by the sign-out itself, before a browser comes here, so
 * that it neither waits for the provider nor fails with it.
 */
@Injectable()
export class InstitutionSignOuts {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly limits: AnonymousRateLimits,
  ) {}

  /**
   * Leads to the provider. Whoever is signed in has not asked for it: a link of another site ends no session.
   * @throws DomainError `not_found` where no institution is set
   */
  async begin(request: Request, response: Response): Promise<void> {
    const { language, redirect } = askedBy(request);
    const home = withLanguage(language, '/');
    const { name } = this.provider.settings;
    if (viewerOf(request).kind === 'user') return response.redirect(HttpStatus.SEE_OTHER, home);
    const address = await this.addressFor(request, redirect ?? home);
    if (address !== null) return sendWayOut(request, response, { address, institution: name, language });
    const problem = 'institution_still_open' satisfies ErrorCode;
    response.redirect(HttpStatus.SEE_OTHER, withLanguage(language, `${accountPaths.signIn}?problem=${problem}`));
  }

  /** The page to go on to, which the provider has given back. */
  finish(request: Request): string {
    const { state } = request.query;
    return isOwnPath(state) ? state : withLanguage(requestLanguage(request), '/');
  }

  /** Null where the provider cannot be asked, or ends no sessions. */
  private async addressFor(request: Request, page: string): Promise<string | null> {
    try {
      await this.limits.takeInstitution(request.ip ?? '');
      return await this.provider.signOutAddress(page);
    } catch (error) {
      if (!expected.includes(errorCodeOf(error))) throw error;
      return null;
    }
  }
}
