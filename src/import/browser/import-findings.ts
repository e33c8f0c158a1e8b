import { Injectable } from '@nestjs/common';
import type { ImportFinding } from '../../contract/import.js';
import { ImportRowsRepository } from '../import-rows.repository.js';
import { namedByMessages, NearNames } from '../records/near-names.js';

const listed = 500;
/** Each costs a comparison with all names. */
const comparedMax = 50;

/** What there is to say of the rows of an import, each thing once, with names that may have been meant. */
@Injectable()
export class ImportFindings {
  constructor(
    private readonly rows: ImportRowsRepository,
    private readonly near: NearNames,
  ) {}

  /** The most frequent first. */
  async of(id: number): Promise<ImportFinding[]> {
    const findings: ImportFinding[] = [];
    let compared = 0;
    for (const { value, ...finding } of await this.rows.findFindings(id, listed)) {
      const table = namedByMessages[finding.code];
      const isCompared = table !== undefined && typeof value === 'string' && compared < comparedMax;
      if (isCompared) compared += 1;
      findings.push({
        ...finding,
        ...(typeof value === 'string' && { value }),
        ...(isCompared && { near: await this.near.find(table, value) }),
      });
    }
    return findings;
  }
}
