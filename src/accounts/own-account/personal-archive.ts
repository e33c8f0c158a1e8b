import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../contract/access.js';
import { PersonalData } from '../../records/personal-data.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { ownAccount } from './assert-own-account.js';

/** Everything that the archive holds of a person, as one zip file. */
@Injectable()
export class PersonalArchive {
  constructor(
    private readonly personalData: PersonalData,
    private readonly throttle: MemberThrottle,
  ) {}

  /**
   * One JSON file for every source, and the files that belong to them. All is read before the first byte is sent, so that
   * a fault is an error and not half a file.
   * @throws DomainError `not_your_account`, `too_many_requests`
   */
  async open(key: { id: number }, viewer: Viewer): Promise<Readable> {
    const userId = ownAccount(key, viewer);
    await this.throttle.take('export', userId);
    const zip = new ZipFile();
    for (const [name, source] of this.personalData.all()) {
      const held = await source.find(userId);
      zip.addBuffer(Buffer.from(`${JSON.stringify(held, null, 2)}\n`), `${name}.json`);
      for (const file of (await source.findFiles?.(userId)) ?? [])
        zip.addBuffer(file.content, `${name}/${file.name}`, { compress: false });
    }
    zip.end();
    return zip.outputStream as Readable;
  }
}
