import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SecondFactorProof, SignInPending } from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { isStaff } from '../../contract/roles.js';
import type { Registration, User } from '../../contract/user.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { Csrf } from '../sessions/csrf.js';
import { KnownDevices } from './known-devices.js';
import { NewDevices } from './new-devices.js';
import { Passport } from '../passport.js';
import { RegistrationService } from '../registration/registration.service.js';
import { Sessions, signedInSession } from '../sessions/sessions.js';
import { PendingSignIns } from '../second-factor/pending-sign-in.js';
import { CredentialsService } from './credentials.service.js';
import type { SignedIn } from './signed-in.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';

/** Signing in and out, for the API and for forms without scripts. */
@Injectable()
export class SessionService {
  constructor(
    private readonly passport: Passport,
    private readonly sessions: Sessions,
    private readonly csrf: Csrf,
    private readonly users: UsersService,
    private readonly registrations: RegistrationService,
    private readonly devices: KnownDevices,
    private readonly credentials: CredentialsService,
    private readonly pendingSignIns: PendingSignIns,
    private readonly newDevices: NewDevices,
  ) {}

  /**
   * Signs in with the credentials of the request's (validated) body, from where Passport reads them. The session of
   * who works in the administration, whose addresses have no language, keeps that of the page: a cookie is for what somebody
   * chooses. Where the account asks for a second factor, nobody is signed in until `complete`.
   * @param language of the page; null for a program that states none
   * @throws DomainError `credentials_wrong`, `sign_in_throttled`.
   */
  async signIn(
    request: Request,
    response: Response,
    { rememberMe, language }: { rememberMe: boolean; language: Language | null },
  ): Promise<User | SignInPending> {
    const checked = await this.passport.authenticate('local', request, response);
    if (!checked) throw new DomainError('credentials_wrong');
    const { signedIn, secondFactor } = checked;
    if (secondFactor.length === 0) return this.enter(request, response, signedIn, { rememberMe, language });
    const { userId, epoch } = signedIn;
    await this.pendingSignIns.begin(request, { userId, epoch, rememberMe });
    this.csrf.renew(request, response);
    return { secondFactor };
  }

  /**
   * The second step of a sign-in, with a code or a passkey.
   * @throws DomainError `sign_in_expired`, `sign_in_throttled`, `validation_failed`, `passkey_expired`, `passkey_unknown`,
   *   `passkey_refused`
   */
  async complete(
    request: Request,
    response: Response,
    { proof, language }: { proof: SecondFactorProof; language: Language | null },
  ): Promise<User> {
    const { userId, epoch, rememberMe, wasAtInstitution } = this.pendingSignIns.get(request);
    const signedIn = await this.credentials.checkSecondFactor(
      { userId, epoch, proof, holder: this.csrf.holderOf(request), language: requestLanguage(request) },
      { address: request.ip ?? '', knownFor: (email) => this.devices.find(request, email) },
    );
    const entering = { ...signedIn, ...(wasAtInstitution && { wasAtInstitution }) };
    return this.enter(request, response, entering, { rememberMe, language });
  }

  /** Begins the session of somebody who has shown who they are. */
  async enter(
    request: Request,
    response: Response,
    signedIn: SignedIn,
    { rememberMe, language }: { rememberMe: boolean; language: Language | null },
  ): Promise<User> {
    const viewer = await this.users.findSignedIn(signedIn.userId);
    const user = viewer && (await this.users.current(viewer));
    if (!user) throw new DomainError('credentials_wrong');
    const isKnownDevice = this.devices.find(request, user.email) !== null;
    await this.begin(request, response, signedIn, {
      rememberMe,
      language: (isStaff(user.role) && language) || undefined,
    });
    this.devices.remember(request, response, user.email);
    if (!isKnownDevice) await this.newDevices.report(user.id, request.get('user-agent') ?? null);
    return user;
  }

  /**
   * Creates an account and signs in until the browser is closed. The verification email is in `language`.
   * @throws DomainError `email_taken`, `registration_throttled`.
   */
  async register(
    request: Request,
    response: Response,
    { registration, language }: { registration: Registration; language: Language },
  ): Promise<User> {
    const user = await this.registrations.register(registration, { address: request.ip ?? '', language });
    await this.begin(
      request,
      response,
      { kind: 'user', userId: user.id, role: user.role, epoch: 0 },
      { rememberMe: false },
    );
    this.devices.remember(request, response, user.email);
    return presentUser(user);
  }

  /**
   * Continues the session with a new id. A remembered session stays remembered; its language and what the institution has said
   * go on.
   */
  async renew(request: Request, response: Response, signedIn: SignedIn): Promise<void> {
    const { secondFactorElsewhere, wasAtInstitution, language, cookie } = request.session;
    const going = {
      ...signedIn,
      ...(secondFactorElsewhere && { secondFactorElsewhere }),
      ...(wasAtInstitution && { wasAtInstitution }),
    };
    await this.begin(request, response, going, { rememberMe: Boolean(cookie.originalMaxAge), language });
  }

  /** Whoever is signed in has been at the institution's provider, and may still be signed in there. */
  async noteInstitution(request: Request): Promise<void> {
    if (signedInSession(request) !== null) await this.sessions.note(request, { wasAtInstitution: true });
  }

  async signOut(request: Request, response: Response): Promise<void> {
    await this.sessions.end(request, response);
    this.csrf.renew(request, response);
  }

  /** Begins a session and issues a CSRF token for it. */
  private async begin(
    request: Request,
    response: Response,
    signedIn: SignedIn,
    choices: { rememberMe: boolean; language?: Language | undefined },
  ): Promise<void> {
    await this.sessions.begin(request, signedIn, choices);
    this.csrf.renew(request, response);
  }
}
