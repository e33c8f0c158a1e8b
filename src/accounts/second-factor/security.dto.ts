import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import {
  type OwnPasswordProof,
  type OwnProof,
  type SecurityRules,
  type SecondFactorProof,
  type TotpProof,
} from '../../contract/account-security.js';
import { PasskeyAssertionDto } from '../passkeys/passkey.dto.js';
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

export class SecurityRulesChangeDto extends OwnPasswordProofDto implements SecurityRules {
  /** Whether those who work in the archive need a second factor. */
  @IsBoolean({ message: 'field_required' })
  staffSecondFactor: boolean;
}
