import { Controller, Header, Req } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { Operation } from '../platform/http/operation.decorator.js';
import type { Request } from 'express';
import type { SystemState, MailTest, RetriedJobs } from '../contract/system.js';
import { MailTestService } from './mail-test.service.js';
import { SystemService } from './system.service.js';

@Controller()
export class SystemController {
  constructor(
    private readonly system: SystemService,
    private readonly mailTest: MailTestService,
  ) {}

  /** The state of services and background jobs. */
  @Operation('system.read')
  @Header('Cache-Control', 'private, no-store')
  read(): Promise<SystemState> {
    return this.system.read();
  }

  /** Sends a mail to the caller's own address, and answers with what the SMTP server has said. */
  @Operation('system.testMail')
  testMail(@CurrentViewer() viewer: Viewer, @Req() request: Request): Promise<MailTest> {
    return this.mailTest.run(viewer, requestLanguage(request));
  }

  /** Makes all jobs that were given up due again. */
  @Operation('system.retryJobs')
  retryJobs(): Promise<RetriedJobs> {
    return this.system.retryJobs();
  }
}
