import { Controller, Get, Header, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { institutionPath } from '../../contract/institution.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { InstitutionSignIns } from './institution-sign-ins.js';
import { InstitutionSignOuts } from './institution-sign-outs.js';

const perPerson = 'private, no-store';

/** The way of a browser to the institution's OpenID Connect provider, and back. Links lead here, so that no script is needed. */
@ApiExcludeController()
@Infrastructure()
@Controller(institutionPath)
export class InstitutionController {
  constructor(
    private readonly signIns: InstitutionSignIns,
    private readonly signOuts: InstitutionSignOuts,
  ) {}

  @Get('sign-in')
  @Header('Cache-Control', perPerson)
  async signIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, await this.signIns.begin(request, response));
  }

  @Get('confirmation')
  @Header('Cache-Control', perPerson)
  async confirmation(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, await this.signIns.beginConfirmation(request));
  }

  @Get('callback')
  @Header('Cache-Control', perPerson)
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, await this.signIns.finish(request, response));
  }

  @Get('sign-out')
  @Header('Cache-Control', perPerson)
  signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.signOuts.begin(request, response);
  }

  @Get('signed-out')
  @Header('Cache-Control', perPerson)
  signedOut(@Req() request: Request, @Res() response: Response): void {
    response.redirect(HttpStatus.SEE_OTHER, this.signOuts.finish(request));
  }
}
