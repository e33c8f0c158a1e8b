import { Injectable } from '@nestjs/common';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { securityTxtPath } from '../contract/paths.js';
import { Config } from '../platform/config/config.js';
import { SettingsService } from '../settings/settings.service.js';

const dayMs = 24 * 60 * 60 * 1000;
const validDays = 365;

/** The contact for reporting a vulnerability (RFC 9116). */
@Injectable()
export class SecurityTxt {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Expires a year after the day of the request, so that nobody has to renew it. */
  async text(now = new Date()): Promise<string> {
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
    const { contactEmail, languages } = await this.settings.site();
    const fields = {
      Contact: this.contact(contactEmail),
      Expires: new Date(midnight + validDays * dayMs).toISOString(),
      'Preferred-Languages': languages.join(', '),
      Canonical: this.config.publicUrl + securityTxtPath,
    };
    return Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
  }

  /** The email address in the settings, or else the contact form. */
  private contact(contactEmail: string | null): string {
    const email = contactEmail?.trim();
    if (email) return `mailto:${encodeURI(email)}`;
    return `${this.config.publicUrl}${withLanguage(defaultLanguage, '/about#contattaci')}`;
  }
}
