import { Body, Controller, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { InstitutionAddress } from '../../contract/institution.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { Callers } from '../second-factor/callers.js';
import { OwnProofDto } from '../second-factor/security.dto.js';
import { OwnInstitution } from './own-institution.js';

/** The institution with which the caller signs in to their own account. */
@Controller()
export class OwnInstitutionController {
  constructor(
    private readonly own: OwnInstitution,
    private readonly callers: Callers,
  ) {}

  /**
   * Begins to link the account with the institution: answers the address of its page. Needs the password and, where the account
   * has one, its second factor.
   */
  @Operation('security.linkInstitution')
  @Header('Cache-Control', 'private, no-store')
  link(@Body() proof: OwnProofDto, @Req() request: Request): Promise<InstitutionAddress> {
    return this.own.beginLink(proof, this.callers.of(request), requestLanguage(request));
  }

  /** The institution no longer signs in to the account, which must have a password. */
  @Operation('security.unlinkInstitution')
  unlink(@Body() proof: OwnProofDto, @Req() request: Request): Promise<void> {
    return this.own.unlink(proof, this.callers.of(request));
  }
}
