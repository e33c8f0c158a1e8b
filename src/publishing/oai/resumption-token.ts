import { createHmac, timingSafeEqual } from 'node:crypto';
import { OaiError } from './oai-error.js';
import type { HarvestedRecord } from './harvested-records.repository.js';
import type { MetadataPrefix } from './formats/metadata-formats.js';

/** A list as it was asked for, and how far it has been read. */
export interface HarvestedList {
  prefix: MetadataPrefix;
  /** setSpec; empty: the whole archive. */
  set: string;
  from: Date | null;
  /** The moment from which on changes do not belong to the list; null: none. */
  before: Date | null;
  /** The last record of the parts before; null at the beginning. */
  after: Pick<HarvestedRecord, 'changedAt' | 'kind' | 'id'> | null;
  /** How many records come before the next part. */
  cursor: number;
}

/**
 * Resumption tokens (OAI-PMH 2.0, section 3.5) hold the whole list and the place in it, signed: the server keeps nothing, so
 * that a token neither expires nor minds a restart, another server, or edits during the harvest.
 */
export class ResumptionTokens {
  constructor(private readonly key: string) {}

  write(list: HarvestedList): string {
    const content = Buffer.from(JSON.stringify(list)).toString('base64url');
    return `${content}.${this.sign(content)}`;
  }

  /** @throws OaiError badResumptionToken for a token that this archive has not written */
  read(token: string): HarvestedList {
    const [, content = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? [];
    if (!content || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(content))))
      throw new OaiError('badResumptionToken', 'This resumptionToken is not of this archive.');
    const list = JSON.parse(Buffer.from(content, 'base64url').toString()) as HarvestedList;
    const moment = (text: Date | null): Date | null => text && new Date(text);
    return { ...list, from: moment(list.from), before: moment(list.before) };
  }

  private sign(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}
