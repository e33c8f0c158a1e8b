import { Body, Controller, Header, Headers, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { PasskeyOptions, AddedPasskey, Passkey } from '../../contract/passkeys.js';
import type { User } from '../../contract/user.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { acceptedLanguage, requestLanguage } from '../../platform/http/request-language.js';
import { Callers } from '../second-factor/callers.js';
import { OwnProofDto } from '../second-factor/security.dto.js';
import { PasskeySignIns } from '../sign-in/passkey-sign-ins.js';
import { OwnPasskeys } from './own-passkeys.js';
import { NewPasskeyDto, PasskeyNameDto, PasskeySignInDto } from './passkey.dto.js';

const perPerson = 'private, no-store';

/** Passkeys (WebAuthn): signing in with them, and those of the caller's own account. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly signIns: PasskeySignIns,
    private readonly own: OwnPasskeys,
    private readonly callers: Callers,
  ) {}

  /** Asks the browser for a passkey of any account, to sign in without a password. */
  @Operation('security.beginPasskeySignIn')
  @Header('Cache-Control', perPerson)
  beginSignIn(@Req() request: Request): Promise<PasskeyOptions> {
    return this.signIns.begin(request);
  }

  /** Signs in with the passkey alone, which is two factors in one: sets the cookies of a new session and CSRF token. */
  @Operation('security.signInWithPasskey')
  @Header('Cache-Control', perPerson)
  signIn(
    @Body() { passkey, rememberMe = false }: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const { language } = acceptedLanguage(request);
    return this.signIns.finish(request, response, { passkey, rememberMe, language });
  }

  /** Asks for a passkey of the account whose password was right, as the second step of its sign-in. */
  @Operation('security.beginPasskeyStep')
  @Header('Cache-Control', perPerson)
  beginStep(@Req() request: Request): Promise<PasskeyOptions> {
    return this.signIns.beginStep(request);
  }

  /** Asks for one of the caller's passkeys, where its answer stands in for a code. */
  @Operation('security.beginPasskeyProof')
  @Header('Cache-Control', perPerson)
  beginProof(@Req() request: Request): Promise<PasskeyOptions> {
    return this.own.beginProof(this.callers.of(request));
  }

  /** Asks the browser to make a passkey. Needs the password and, where the account has one, its second factor. */
  @Operation('security.beginPasskey')
  @Header('Cache-Control', perPerson)
  begin(@Body() proof: OwnProofDto, @Req() request: Request): Promise<PasskeyOptions> {
    return this.own.begin(proof, this.callers.of(request), requestLanguage(request));
  }

  /** Adds the passkey that the browser has made. Answers recovery codes to an account that has none. */
  @Operation('security.addPasskey')
  @Header('Cache-Control', perPerson)
  add(
    @Body() made: NewPasskeyDto,
    @Req() request: Request,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<AddedPasskey> {
    return this.own.add(made, this.callers.of(request), userAgent ?? null);
  }

  /** Calls a passkey something else. */
  @Operation('security.renamePasskey')
  rename(@Param() { id }: IdParamDto, @Body() { name }: PasskeyNameDto, @Req() request: Request): Promise<Passkey> {
    return this.own.rename({ id, name }, this.callers.of(request));
  }

  /** Takes a passkey away. Needs the password and the second factor. */
  @Operation('security.removePasskey')
  remove(@Param() { id }: IdParamDto, @Body() proof: OwnProofDto, @Req() request: Request): Promise<void> {
    return this.own.remove({ ...proof, id }, this.callers.of(request));
  }
}
