import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../../platform/config/config.js';

interface Identity {
  /** The host that browsers bind a passkey to. */
  id: string;
  origin: string;
}

/** Who asks for passkeys: the site at `PUBLIC_URL`, whatever the host of a request says. */
@Injectable()
export class RelyingParty {
  private readonly found: Identity | null;

  constructor({ publicUrl }: Config) {
    this.found = identityOf(publicUrl);
  }

  /** Whether browsers make passkeys for the address. */
  get exists(): boolean {
    return this.found !== null;
  }

  /** @throws DomainError `passkeys_unavailable` */
  get identity(): Identity {
    if (!this.found) throw new DomainError('passkeys_unavailable');
    return this.found;
  }
}

/** Null for numeric addresses, and for http but on the machine itself, where browsers refuse to make passkeys. */
export function identityOf(publicUrl: string): Identity | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}
