import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  type NewPasskey,
  type PasskeyAssertion,
  passkeyLimits,
  type PasskeyName,
  type PasskeySignIn,
} from '../../contract/passkeys.js';
import { Trimmed } from '../../platform/http/input.decorators.js';

/** Bytes as WebAuthn writes them. */
const Base64Url = (max: number): PropertyDecorator =>
  applyDecorators(
    Matches(/^[\w-]+$/, { message: 'field_invalid' }),
    MaxLength(max, { message: 'field_too_long' }),
    IsString({ message: 'field_required' }),
  );

/** On one line. */
const Name = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^\P{Cc}*$/u, { message: 'field_invalid' }),
    MaxLength(passkeyLimits.name, { message: 'field_too_long' }),
    IsNotEmpty({ message: 'field_required' }),
    IsString({ message: 'field_required' }),
    Trimmed(),
  );

/** Longer than what any authenticator makes. */
const idMax = 1400;
const dataMax = 8000;

export class PasskeyAssertionDto implements PasskeyAssertion {
  @Base64Url(idMax)
  id: string;

  @Base64Url(dataMax)
  clientDataJSON: string;

  @Base64Url(dataMax)
  authenticatorData: string;

  @Base64Url(dataMax)
  signature: string;

  @Base64Url(idMax)
  @IsOptional()
  userHandle?: string | null;
}

export class PasskeySignInDto implements PasskeySignIn {
  @Type(() => PasskeyAssertionDto)
  @ValidateNested()
  @IsObject({ message: 'field_required' })
  passkey: PasskeyAssertionDto;

  /** The session lasts 30 days; otherwise it ends when the browser is closed. */
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}

export class NewPasskeyDto implements NewPasskey {
  @Base64Url(idMax)
  id: string;

  @Base64Url(dataMax)
  clientDataJSON: string;

  @Base64Url(dataMax)
  attestationObject: string;

  /** How a browser reaches it: `internal`, `hybrid`, `usb` … */
  @Matches(/^[a-z-]{1,20}$/, { each: true, message: 'field_invalid' })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  transports?: string[];

  /** By default the browser and the system that it was made with. */
  @Name()
  @IsOptional()
  name?: string;
}

export class PasskeyNameDto implements PasskeyName {
  @Name()
  name: string;
}
