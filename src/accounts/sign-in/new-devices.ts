import { Injectable, Logger } from '@nestjs/common';
import { isStaff } from '../../contract/roles.js';
import { deviceOf } from '../devices/device.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UsersRepository } from '../users/users.repository.js';

/**
 * Tells people when somebody signs in to their account on a device that has not done so before; of those who work in the archive,
 * administrators as well. Members hear of it at a confirmed address only: others could have typed it.
 */
@Injectable()
export class NewDevices {
  private readonly logger = new Logger(NewDevices.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /** Never fails: whoever has signed in is signed in. */
  async report(userId: number, userAgent: string | null): Promise<void> {
    const { browser, system } = deviceOf(userAgent);
    const details = { device: [browser, system].filter(Boolean).join(', '), at: new Date().toISOString() };
    try {
      const user = await this.users.findById(userId);
      if (!user || !(isStaff(user.role) || user.emailVerifiedAt)) return;
      await this.users.transaction(async (tx) => {
        await this.emails.notify('new_device', userId, details, tx);
        if (!isStaff(user.role)) return;
        const name = user.displayName ?? user.username;
        await this.emails.notifyAdministrators('staff_new_device', { about: userId, name, ...details }, tx);
      });
    } catch (error) {
      this.logger.warn(`The email about a new device was not enqueued: ${String(error)}`);
    }
  }
}
