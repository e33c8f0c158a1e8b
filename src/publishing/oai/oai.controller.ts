import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response, urlencoded } from 'express';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import { OaiService } from './oai.service.js';

/** The whole archive for harvesters (OAI-PMH 2.0): by GET, or by POST with the arguments as a form (section 3.1.1). */
@ApiExcludeController()
@Infrastructure()
@Controller('oai')
export class OaiController {
  constructor(private readonly oai: OaiService) {}

  @Get()
  async get(@Req() { query }: Request, @Res() response: Response): Promise<void> {
    this.send(await this.oai.answer(query), response);
  }

  @Post()
  async post(@Req() request: Request, @Res() response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      urlencoded({ extended: false, limit: '8kb' })(request, response, (error?: Error) =>
        error ? reject(error) : resolve(),
      ),
    );
    this.send(await this.oai.answer((request.body ?? {}) as Record<string, unknown>), response.status(200));
  }

  /** Records may be taken down at any time, so nobody keeps the answer. */
  private send(document: string, response: Response): void {
    response.setHeader('Cache-Control', 'no-store').type('text/xml').send(document);
  }
}
