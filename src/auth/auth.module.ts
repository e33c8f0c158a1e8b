import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKeyRow } from './api-key.row.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { ApiKeysService } from './api-keys.service.js';
import { Authentication } from './authentication.js';
import { CredentialsService } from './credentials.service.js';
import { Csrf } from './csrf.js';
import { AccountMails } from './mails/account-mails.js';
import { Passport } from './passport.js';
import { PasswordHasher } from './password-hasher.js';
import { PersonalDataModule } from './personal-data.module.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryForms } from './recovery/recovery-forms.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { Consents } from './registration/consents.js';
import { RegistrationForm } from './registration/registration-form.js';
import { RegistrationService } from './registration/registration.service.js';
import { RequestLimits } from './request-limits.js';
import { Secrets } from './secrets.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { Sessions } from './sessions.js';
import { SignInForm } from './sign-in-form.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { StrangerThrottle } from './stranger-throttle.js';
import { UserRow } from './user.row.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** Who is asking: users, sessions, keys, and what protects them. Mounted by `authentication(app)`. */
@Module({
  imports: [PersonalDataModule, TypeOrmModule.forFeature([UserRow, ApiKeyRow])],
  controllers: [SessionController, RecoveryController, ApiKeysController],
  providers: [
    AccountMails,
    ApiKeysRepository,
    ApiKeysService,
    Authentication,
    Consents,
    CredentialsService,
    Csrf,
    Passport,
    PasswordHasher,
    RecoveryForms,
    RecoveryService,
    RegistrationForm,
    RegistrationService,
    RequestLimits,
    Secrets,
    SessionService,
    Sessions,
    SignInForm,
    SignInThrottle,
    StrangerThrottle,
    UsersRepository,
    UsersService,
  ],
  exports: [UsersService, ApiKeysService],
})
export class AuthModule {}
