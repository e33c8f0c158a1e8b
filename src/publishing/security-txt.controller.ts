import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { securityTxtPath } from '../contract/paths.js';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { SecurityTxt } from './security-txt.js';

@ApiExcludeController()
@Infrastructure()
@Controller()
export class SecurityTxtController {
  constructor(private readonly securityTxt: SecurityTxt) {}

  @Get(securityTxtPath)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  read(): Promise<string> {
    return this.securityTxt.text();
  }
}
