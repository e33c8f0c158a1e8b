import { Injectable, Logger } from '@nestjs/common';
import { deviceOf } from '../devices/device.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { UsersRepository } from '../users/users.repository.js';

/** Tells those who work in the archive when somebody signs in to their account on a device that has not done so before. */
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
      await this.users.transaction((tx) => this.emails.notify('new_device', userId, details, tx));
    } catch (error) {
      this.logger.warn(`The email about a new device was not enqueued: ${String(error)}`);
    }
  }
}
