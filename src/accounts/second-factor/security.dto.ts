import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import {
  type AccountSecurity,
  type OwnPasswordProof,
  type OwnProof,
  type RecoveryCodes,
  type SecurityRules,
  type SecondFactorKind,
  secondFactorKinds,
  type SecondFactorProof,
  type SignInPending,
  type TotpProof,
  type TotpSetup,
} from '../../contract/account-security.js';
import { PasskeyAssertionDto, PasskeyDto } from '../passkeys/passkey.dto.js';
import { OwnInstitutionDto } from '../institution/institution.dto.js';
import { OwnPasswordIfAny } from '../users/password-rules.js';

const codeMax = 100;

const Code = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(codeMax, { message: 'errorCodeWrong' }),
    IsNotEmpty({ message: 'errorCodeRequired' }),
    IsString({ message: 'errorCodeRequired' }),
  );

/** Instead of a code. */
const PasskeyAnswer = (): PropertyDecorator =>
  applyDecorators(
    Type(() => PasskeyAssertionDto),
    ValidateNested(),
    IsObject({ message: 'field_invalid' }),
    IsOptional(),
  );

export class SignInPendingDto implements SignInPending {
  /** What can be sent to `POST /api/auth/second-factor` within ten minutes. */
  @ApiProperty({ enum: secondFactorKinds, isArray: true })
  secondFactor: SecondFactorKind[];
}

export class TotpProofDto implements TotpProof {
  /** Six digits of the app, which are accepted once. */
  @Code()
  code: string;
}

export class SecondFactorProofDto implements SecondFactorProof {
  /** Six digits of the app, or a recovery code. Each is accepted once. Needed without `passkey`. */
  @Code()
  @IsOptional()
  code?: string;

  @PasskeyAnswer()
  passkey?: PasskeyAssertionDto;
}

export class OwnPasswordProofDto implements OwnPasswordProof {
  /** The account's current password. An account without one leaves it out: its owner has confirmed at the institution. */
  @OwnPasswordIfAny()
  password?: string;
}

export class OwnProofDto extends OwnPasswordProofDto implements OwnProof {
  /** Six digits of the app, or a recovery code. Needed without `passkey`, where the account has a second factor. */
  @Code()
  @IsOptional()
  code?: string;

  @PasskeyAnswer()
  passkey?: PasskeyAssertionDto;
}

export class AccountSecurityDto implements AccountSecurity {
  /** Since when the account asks for one-time codes; null if it does not. */
  totpSince: string | null;
  /** Recovery codes that have not been used. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  recoveryCodesLeft: number;
  /** The latest first. */
  passkeys: PasskeyDto[];
  /** Whether browsers can make passkeys for the archive's address. */
  canAddPasskeys: boolean;
  /** Null where the archive has none whose people sign in. */
  @ApiProperty({ type: OwnInstitutionDto, nullable: true })
  institution: OwnInstitutionDto | null;
}

export class TotpSetupDto implements TotpSetup {
  /** In base 32, to type it in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

export class RecoveryCodesDto implements RecoveryCodes {
  /** Shown once: only their hashes are stored. Empty where those of the account go on. */
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
