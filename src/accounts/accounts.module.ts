import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountController } from './own-account/account.controller.js';
import { AccountData } from './own-account/account-data.js';
import { AccountRemoval } from './own-account/account-removal.js';
import { AccountService } from './own-account/account.service.js';
import { EmailVerificationService } from './own-account/email-verification.service.js';
import { NewsletterService } from './own-account/newsletter.service.js';
import { OwnPassword } from './own-account/own-password.js';
import { PasswordChangeService } from './own-account/password-change.service.js';
import { PersonalArchive } from './own-account/personal-archive.js';
import { ProfileService } from './own-account/profile.service.js';
import { UserSessions } from './devices/user-sessions.js';
import { UserSessionsController } from './devices/user-sessions.controller.js';
import { UserSessionsService } from './devices/user-sessions.service.js';
import { MemberThrottle } from './throttling/member-throttle.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { AdminUsersRepository } from './admin/admin-users.repository.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { ApiKeyRow } from './api-keys/api-key.row.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysRepository } from './api-keys/api-keys.repository.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { Authentication } from './authentication.js';
import { NewDevices } from './sign-in/new-devices.js';
import { KnownDevices } from './sign-in/known-devices.js';
import { CredentialsService } from './sign-in/credentials.service.js';
import { Csrf } from './sessions/csrf.js';
import { AccountEmailOutbox } from './emails/account-email-outbox.js';
import { Passport } from './passport.js';
import { PasswordHasher } from './users/password-hasher.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryForms } from './recovery/recovery-forms.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { AvatarAddresses } from './avatars/avatar-addresses.js';
import { AvatarsRepository } from './avatars/avatars.repository.js';
import { Consents } from './registration/consents.js';
import { RegistrationForm } from './registration/registration-form.js';
import { RegistrationService } from './registration/registration.service.js';
import { RequestLimits } from './throttling/request-limits.js';
import { IdentityProvider } from './institution/identity-provider.js';
import { InstitutionAccounts } from './institution/institution-accounts.js';
import { InstitutionController } from './institution/institution.controller.js';
import { InstitutionIdentitiesRepository } from './institution/institution-identities.repository.js';
import { InstitutionOnly } from './institution/institution-only.js';
import { InstitutionRequests } from './institution/institution-requests.js';
import { InstitutionSignOuts } from './institution/institution-sign-outs.js';
import { InstitutionSignIns } from './institution/institution-sign-ins.js';
import { OwnInstitution } from './institution/own-institution.js';
import { OwnInstitutionController } from './institution/own-institution.controller.js';
import { OwnPasskeys } from './passkeys/own-passkeys.js';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { Callers } from './second-factor/callers.js';
import { OwnProof } from './second-factor/own-proof.js';
import { RecoveryCodeBook } from './second-factor/recovery-code-book.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { PendingSignIns } from './second-factor/pending-sign-in.js';
import { SecondFactorChanges } from './second-factor/second-factor-changes.js';
import { SecondFactorForm } from './second-factor/second-factor-form.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { AdminSecurityController } from './second-factor/admin-security.controller.js';
import { SecurityRulesService } from './second-factor/security-rules.service.js';
import { SecurityController } from './second-factor/security.controller.js';
import { Secrets } from './sessions/secrets.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { PasskeySignIns } from './sign-in/passkey-sign-ins.js';
import { SessionController } from './sign-in/session.controller.js';
import { SessionService } from './sign-in/session.service.js';
import { Sessions } from './sessions/sessions.js';
import { SignInForm } from './sign-in/sign-in-form.js';
import { SignInThrottle } from './throttling/sign-in-throttle.js';
import { AnonymousRateLimits } from './throttling/anonymous-rate-limits.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UserRow } from './users/user.row.js';
import { UsersRepository } from './users/users.repository.js';
import { RoleChanges } from './users/role-changes.js';
import { SitePasswords } from './users/site-passwords.js';
import { UsersService } from './users/users.service.js';
import { Visits } from './sessions/visits.js';

/** Users, sessions, API keys and their protection. `authentication(app)` adds the middleware. */
@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([UserRow, ApiKeyRow])],
  controllers: [
    SessionController,
    RecoveryController,
    SecurityController,
    PasskeysController,
    InstitutionController,
    OwnInstitutionController,
    AdminSecurityController,
    AccountController,
    UserSessionsController,
    AdminUsersController,
    ApiKeysController,
  ],
  providers: [
    AccountData,
    AccountEmailOutbox,
    AccountRemoval,
    AccountService,
    AdminUsersRepository,
    AdminUsersService,
    ApiKeysRepository,
    ApiKeysService,
    Authentication,
    Callers,
    Consents,
    CredentialsService,
    Csrf,
    EmailVerificationService,
    IdentityProvider,
    InstitutionAccounts,
    InstitutionIdentitiesRepository,
    InstitutionOnly,
    InstitutionRequests,
    InstitutionSignIns,
    InstitutionSignOuts,
    KnownDevices,
    MemberThrottle,
    NewDevices,
    NewsletterService,
    OwnInstitution,
    OwnPasskeys,
    OwnPassword,
    OwnProof,
    OwnSecondFactor,
    PasskeyCeremonies,
    PasskeyChallenges,
    PasskeySignIns,
    PasskeysRepository,
    Passport,
    PendingSignIns,
    PasswordChangeService,
    PasswordHasher,
    PasswordStrategy,
    PersonalArchive,
    ProfileService,
    SitePasswords,
    RecoveryCodeBook,
    RecoveryForms,
    RecoveryService,
    RegistrationForm,
    RegistrationService,
    RelyingParty,
    RequestLimits,
    RoleChanges,
    SecondFactorChanges,
    SecurityRulesService,
    SecondFactorForm,
    SecondFactors,
    SecondFactorsRepository,
    Secrets,
    SessionService,
    Sessions,
    SignInForm,
    SignInThrottle,
    AnonymousRateLimits,
    AvatarAddresses,
    AvatarsRepository,
    UserSessions,
    UserSessionsService,
    UsersRepository,
    UsersService,
    Visits,
  ],
  exports: [
    UsersService,
    ApiKeysService,
    EmailVerificationService,
    NewsletterService,
    ProfileService,
    AdminUsersService,
    MemberThrottle,
    Secrets,
    Visits,
  ],
})
export class AccountsModule {}
