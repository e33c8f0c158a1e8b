import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { deriveKey, sessionSecret } from './session-secret.js';

/** The keys that sign cookies and tokens. */
@Injectable()
export class Secrets {
  readonly sessionKey: string;
  readonly csrfKey: string;
  readonly deviceKey: string;

  constructor(config: Config) {
    const secret = sessionSecret(config);
    this.sessionKey = deriveKey(secret, 'session cookie');
    this.csrfKey = deriveKey(secret, 'csrf token');
    this.deviceKey = deriveKey(secret, 'known device');
  }
}
