import { finished, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { type PersonalFile, PersonalData } from '../../records/personal-data.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { assertOwnAccount } from './assert-own-account.js';

const retryAfterSeconds = 10;

interface Content {
  texts: { name: string; text: string }[];
  files: PersonalFile[];
}

/** All personal data of a member as a zip file. */
@Injectable()
export class PersonalArchive {
  /** The members whose export is being sent by this process. */
  private readonly sending = new Set<number>();

  constructor(
    private readonly personalData: PersonalData,
    private readonly throttle: MemberThrottle,
  ) {}

  /**
   * One JSON file for each source, with its files. The data are read before the first byte is sent, so that a failure
   * becomes an error response and not a truncated file; files are opened one after the other while they are sent. A member
   * has one export at a time.
   * @throws DomainError `not_your_account`, `too_many_requests`
   */
  async open(key: { id: number }, viewer: Viewer): Promise<Readable> {
    const userId = assertOwnAccount(key, viewer);
    if (this.sending.has(userId)) throw new DomainError('too_many_requests', { retryAfterSeconds });
    this.sending.add(userId);
    try {
      await this.throttle.take('export', userId);
      const zip = zipOf(await this.read(userId));
      finished(zip, () => this.sending.delete(userId));
      return zip;
    } catch (error) {
      this.sending.delete(userId);
      throw error;
    }
  }

  private async read(userId: number): Promise<Content> {
    const content: Content = { texts: [], files: [] };
    for (const [name, source] of this.personalData.all()) {
      content.texts.push({ name: `${name}.json`, text: `${JSON.stringify(await source.find(userId), null, 2)}\n` });
      for (const file of (await source.findFiles?.(userId)) ?? [])
        content.files.push({ ...file, name: `${name}/${file.name}` });
    }
    return content;
  }
}

/** A failure while a file is read breaks the download off, so that it is not taken for complete. */
function zipOf({ texts, files }: Content): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name);
  for (const { name, open } of files)
    zip.addReadStreamLazy(name, { compress: false }, (opened) => {
      open().then(
        (file) => {
          current = file;
          if (output.destroyed) file.destroy();
          else opened(null, file);
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  zip.end();
  finished(output, () => current?.destroy());
  return output;
}
