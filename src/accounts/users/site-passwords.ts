import { Injectable } from '@nestjs/common';
import { type FieldErrorCode, invalidField } from '../../contract/errors.js';
import { localizedFields } from '../../contract/localized.js';
import { isStaff, type Role } from '../../contract/roles.js';
import { SettingsService } from '../../settings/settings.service.js';
import { isLongPassword } from './password-hasher.js';

/** Rules for new passwords that a form alone does not know. */
@Injectable()
export class SitePasswords {
  constructor(private readonly settings: SettingsService) {}

  /**
   * Refuses the name of the site or of its city, whatever figures and signs follow it; and for those who work in the archive
   * what is too short.
   * @param field of the form, which gets the error
   * @throws DomainError `validation_failed`
   */
  async check(password: string, { role, field }: { role: Role; field: string }): Promise<void> {
    const refuse = (code: FieldErrorCode) => invalidField(field, code);
    if (isStaff(role) && !isLongPassword(password)) throw refuse('errorStaffPasswordMin');
    const site = await this.settings.site();
    const names = localizedFields('siteName', 'city').map((name) => letters(site[name] ?? ''));
    const typed = letters(password);
    if (typed !== '' && names.includes(typed)) throw refuse('errorPasswordCommon');
  }
}

/** Without accents, capitals, figures, spaces and signs. */
const letters = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');
