import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { deriveKey, sessionSecret } from './session-secret.js';

/** The keys that sign cookies and tokens, and that encrypt what is stored. */
@Injectable()
export class Secrets {
  readonly sessionKey: string;
  readonly csrfKey: string;
  readonly deviceKey: string;
  /** Of the tokens with which harvesters go on. */
  readonly harvestKey: string;
  /** Of the secrets for one-time codes, which the server must be able to read again. */
  readonly totpKey: Buffer;

  constructor(config: Config) {
    const secret = sessionSecret(config);
    this.sessionKey = deriveKey(secret, 'session cookie');
    this.csrfKey = deriveKey(secret, 'csrf token');
    this.deviceKey = deriveKey(secret, 'known device');
    this.harvestKey = deriveKey(secret, 'resumption token');
    this.totpKey = Buffer.from(deriveKey(secret, 'one-time codes'), 'base64url');
  }
}
