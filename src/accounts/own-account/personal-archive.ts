import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../contract/access.js';
import { PersonalData } from '../../records/personal-data.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { assertOwnAccount } from './assert-own-account.js';

/** All personal data of a member as a zip file. */
@Injectable()
export class PersonalArchive {
  constructor(
    private readonly personalData: PersonalData,
    private readonly throttle: MemberThrottle,
  ) {}

  /**
   * One JSON file for each source, with its files. Everything is read before the first byte is sent, so that a failure
   * becomes an error response and not a truncated file.
   * @throws DomainError `not_your_account`, `too_many_requests`
   */
  async open(key: { id: number }, viewer: Viewer): Promise<Readable> {
    const userId = assertOwnAccount(key, viewer);
    await this.throttle.take('export', userId);
    const zip = new ZipFile();
    for (const [name, source] of this.personalData.all()) {
      const data = await source.find(userId);
      zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), `${name}.json`);
      for (const file of (await source.findFiles?.(userId)) ?? [])
        zip.addBuffer(file.content, `${name}/${file.name}`, { compress: false });
    }
    zip.end();
    return zip.outputStream as Readable;
  }
}
