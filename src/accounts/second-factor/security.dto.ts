import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  type AccountSecurity,
  type OwnPasswordProof,
  type RecoveryCodes,
  type SecurityRules,
  type SecondFactorKind,
  secondFactorKinds,
  type SecondFactorProof,
  type SignInPending,
  type TotpSetup,
} from '../../contract/account-security.js';
import { PresentPassword } from '../users/password-rules.js';

const codeMax = 100;

const Code = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(codeMax, { message: 'errorCodeWrong' }),
    IsNotEmpty({ message: 'errorCodeRequired' }),
    IsString({ message: 'errorCodeRequired' }),
  );

export class SignInPendingDto implements SignInPending {
  /** What can be sent to `POST /api/auth/second-factor` within ten minutes. */
  @ApiProperty({ enum: secondFactorKinds, isArray: true })
  secondFactor: SecondFactorKind[];
}

export class SecondFactorProofDto implements SecondFactorProof {
  /** Six digits of the app, or a recovery code. Each is accepted once. */
  @Code()
  code: string;
}

export class OwnPasswordProofDto implements OwnPasswordProof {
  /** The account's current password. */
  @PresentPassword()
  password: string;
}

export class PasswordAndCodeDto implements OwnPasswordProof, SecondFactorProof {
  /** The account's current password. */
  @PresentPassword()
  password: string;

  /** Six digits of the app, or a recovery code. */
  @Code()
  code: string;
}

export class AccountSecurityDto implements AccountSecurity {
  /** Since when the account asks for one-time codes; null if it does not. */
  totpSince: string | null;
  /** Recovery codes that have not been used. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  recoveryCodesLeft: number;
}

export class TotpSetupDto implements TotpSetup {
  /** In base 32, to type it in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

export class RecoveryCodesDto implements RecoveryCodes {
  /** Shown once: only their hashes are stored. */
  recoveryCodes: string[];
}

export class SecurityRulesDto implements SecurityRules {
  /** Whether those who work in the archive need a second factor. */
  staffSecondFactor: boolean;
}

export class SecurityRulesChangeDto extends OwnPasswordProofDto implements SecurityRules {
  /** Whether those who work in the archive need a second factor. */
  @IsBoolean({ message: 'field_required' })
  staffSecondFactor: boolean;
}
