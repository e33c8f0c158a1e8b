import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { requestLanguage } from '../../platform/http/request-language.js';
import { CredentialsService } from './credentials.service.js';
import { KnownDevices } from './known-devices.js';
import type { CheckedPassword } from './signed-in.js';

/** Email address and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly devices: KnownDevices,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<CheckedPassword | null> {
    const sender = { address: request.ip ?? '', known: this.devices.find(request, email) };
    return this.credentials.check({ email, password, language: requestLanguage(request) }, sender);
  }

  /**
   * Nest would register it at Passport's global instance, which two applications in one process share. `Passport` registers
   * it at the one of its application.
   */
  getPassportInstance(): { use(): void } {
    return { use: () => undefined };
  }
}
