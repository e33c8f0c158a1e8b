import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { type OwnProof as Proof, securityPath } from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import type { InstitutionAddress, OwnInstitution as Own } from '../../contract/institution.js';
import { type Language, withLanguage } from '../../contract/languages.js';
import { memberIdOf } from '../../contract/member-id.js';
import { sameSitePath } from '../../contract/paths.js';
import { isStaff } from '../../contract/roles.js';
import { Config } from '../../platform/config/config.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { type Caller, Callers } from '../second-factor/callers.js';
import { OwnProof } from '../second-factor/own-proof.js';
import { SessionService } from '../sign-in/session.service.js';
import { UsersRepository } from '../users/users.repository.js';
import { IdentityProvider } from './identity-provider.js';
import { InstitutionIdentitiesRepository } from './institution-identities.repository.js';
import { InstitutionRequests, type SentRequest } from './institution-requests.js';
import { plainIssuer, type ProvedIdentity } from './proved-identity.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

/** Clocks of provider and archive may differ by so much. */
const clockToleranceSeconds = 30;

type Asked = Pick<SentRequest, 'language' | 'redirect'>;

/** The institution of the caller's own account: linking it, unlinking it, and confirming at it who is at the keyboard. */
@Injectable()
export class OwnInstitution {
  constructor(
    private readonly config: Config,
    private readonly provider: IdentityProvider,
    private readonly requests: InstitutionRequests,
    private readonly identities: InstitutionIdentitiesRepository,
    private readonly proof: OwnProof,
    private readonly callers: Callers,
    private readonly users: UsersRepository,
    private readonly recorder: ChangeRecorder,
    private readonly emails: AccountEmailOutbox,
    private readonly session: SessionService,
  ) {}

  /** Null where no institution is set. */
  async read(viewer: Viewer): Promise<Own | null> {
    const { openIdConnect } = this.config;
    if (!openIdConnect) return null;
    const linked = await this.identities.find(memberIdOf(viewer), plainIssuer(openIdConnect.issuer));
    return { name: openIdConnect.name, linkedSince: linked?.createdAt.toISOString() ?? null };
  }

  /**
   * Who may sign in with it for ever must be the owner: the password is needed, and the second factor if there is one.
   * @throws DomainError `not_found`, `institution_present`, `institution_unavailable`, and those of `OwnProof.confirm`
   */
  async beginLink(proof: Proof, by: Caller, language: Language): Promise<InstitutionAddress> {
    const issuer = plainIssuer(this.provider.settings.issuer);
    const userId = await this.proof.confirm(proof, by);
    if (await this.identities.find(userId, issuer)) throw new DomainError('institution_present');
    const asked = { purpose: 'link', userId, language, redirect: null } as const;
    const challenge = await this.requests.make(by.holder, asked);
    return { url: await this.provider.addressFor(challenge, { isAnew: false }) };
  }

  /** @throws DomainError `institution_expired`, `institution_present`, `institution_other_person` */
  async link(request: Request, identity: ProvedIdentity, { userId, language }: SentRequest): Promise<string> {
    const viewer = ownViewer(request, userId);
    await this.users.transaction(async (tx) => {
      await this.identities.lock(identity, tx);
      await this.users.getLocked(viewer.userId, tx);
      const owner = await this.identities.findOwner(identity, tx);
      if (owner !== null && owner !== viewer.userId) throw new DomainError('institution_other_person');
      if (owner !== null || (await this.identities.find(viewer.userId, identity.issuer, tx)))
        throw new DomainError('institution_present');
      await this.identities.insert(viewer.userId, identity, tx);
      await this.record(viewer, true, tx);
    });
    return withLanguage(language, securityPath);
  }

  /** @throws DomainError `not_found`, `institution_missing`, `password_missing`, and those of `OwnProof.confirm` */
  async unlink(proof: Proof, by: Caller): Promise<void> {
    const issuer = plainIssuer(this.provider.settings.issuer);
    const userId = memberIdOf(by.viewer);
    if (!(await this.identities.find(userId, issuer))) throw new DomainError('institution_missing');
    if (by.viewer.kind === 'user' && by.viewer.lacksPassword) throw new DomainError('password_missing');
    await this.proof.confirm(proof, by);
    await this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      if (!(await this.identities.remove(userId, issuer, tx))) throw new DomainError('institution_missing');
      await this.record(by.viewer, false, tx);
    });
  }

  /** @throws DomainError `not_found`, `sign_in_required`, `institution_missing`, `institution_unavailable` */
  async beginConfirmation(request: Request, { language, redirect }: Asked): Promise<string> {
    const { viewer, holder } = this.callers.of(request);
    const userId = memberIdOf(viewer);
    if (!(await this.identities.find(userId, plainIssuer(this.provider.settings.issuer))))
      throw new DomainError('institution_missing');
    const challenge = await this.requests.make(holder, { purpose: 'confirmation', userId, language, redirect });
    return this.provider.addressFor(challenge, { isAnew: true });
  }

  /**
   * Counts for a few minutes, in this session, which goes on with a new id.
   * @throws DomainError `institution_expired`, `institution_other_person`, `institution_refused` for who has not signed in anew
   */
  async confirm(
    request: Request,
    response: Response,
    identity: ProvedIdentity,
    { userId, language, redirect, sentAt }: SentRequest,
  ): Promise<string> {
    const viewer = ownViewer(request, userId);
    if ((await this.identities.findOwner(identity)) !== viewer.userId)
      throw new DomainError('institution_other_person');
    const earliest = sentAt.getTime() / 1000 - clockToleranceSeconds;
    if (identity.authenticatedAt === null || identity.authenticatedAt < earliest)
      throw new DomainError('institution_refused');
    const signedIn = await this.users.findSignedIn(viewer.userId);
    if (!signedIn) throw new DomainError('institution_expired');
    await this.session.renew(request, response, { ...signedIn, wasAtInstitution: true, confirmedAt: Date.now() });
    return sameSitePath(redirect ?? undefined, withLanguage(language, securityPath));
  }

  /** In the history, without names, and in emails to the owner and, for staff, to administrators. */
  private async record(viewer: Viewer, isLinked: boolean, tx: EntityManager): Promise<void> {
    const userId = memberIdOf(viewer);
    await this.recorder.changed(
      'user.institution',
      { id: userId, before: { institution: !isLinked }, after: { institution: isLinked } },
      { source: 'api', viewer },
      tx,
    );
    const institution = this.provider.settings.name;
    const { role, displayName, username } = await this.users.getLocked(userId, tx);
    await this.emails.notify(isLinked ? 'institution_linked' : 'institution_unlinked', userId, { institution }, tx);
    if (isStaff(role))
      await this.emails.notifyAdministrators(
        isLinked ? 'staff_institution_linked' : 'staff_institution_unlinked',
        { about: userId, name: displayName ?? username, institution },
        tx,
      );
  }
}

/** The session is that of the account that has asked. @throws DomainError `institution_expired` */
function ownViewer(request: Request, userId: number | null): Extract<Viewer, { kind: 'user' }> {
  const viewer = viewerOf(request);
  if (viewer.kind !== 'user' || viewer.userId !== userId) throw new DomainError('institution_expired');
  return viewer;
}
