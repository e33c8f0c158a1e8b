import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { OwnPasswordProof, SecurityRules } from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import { memberIdOf } from '../../contract/member-id.js';
import { OwnPassword } from '../own-account/own-password.js';
import { SecondFactors } from './second-factors.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

const rowId = 1;

/** What the archive asks of accounts. */
@Injectable()
export class SecurityRulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly secondFactors: SecondFactors,
    private readonly recorder: ChangeRecorder,
  ) {}

  read(): Promise<SecurityRules> {
    return this.find(this.dataSource.manager);
  }

  /**
   * Effective from everybody's next request. Who asks a second factor of others has one: nobody locks themselves out.
   * @throws DomainError `own_second_factor_first`, `validation_failed`, `sign_in_throttled`, `confirmation_required`
   */
  async change(
    { staffSecondFactor, password }: SecurityRules & OwnPasswordProof,
    { viewer, address }: { viewer: Viewer; address: string },
  ): Promise<SecurityRules> {
    await this.ownPassword.confirm({ viewer, password, field: 'password', address });
    if (staffSecondFactor && !(await this.hasSecondFactor(viewer))) throw new DomainError('own_second_factor_first');
    await this.dataSource.transaction(async (tx) => {
      await tx.query('insert into settings (id) values ($1) on conflict do nothing', [rowId]);
      await tx.query('select from settings where id = $1 for update', [rowId]);
      const before = await this.find(tx);
      if (before.staffSecondFactor === staffSecondFactor) return;
      await tx.query('update settings set staff_second_factor = $2 where id = $1', [rowId, staffSecondFactor]);
      await this.recorder.changed(
        'settings.security',
        { id: rowId, before, after: { staffSecondFactor } },
        { source: 'api', viewer },
        tx,
      );
    });
    return { staffSecondFactor };
  }

  private async hasSecondFactor(viewer: Viewer): Promise<boolean> {
    const isElsewhere = viewer.kind === 'user' && viewer.secondFactorElsewhere === true;
    return isElsewhere || (await this.secondFactors.kindsOf(memberIdOf(viewer))).length > 0;
  }

  private async find(tx: EntityManager): Promise<SecurityRules> {
    const [row] = await tx.query<SecurityRules[]>(
      'select staff_second_factor as "staffSecondFactor" from settings where id = $1',
      [rowId],
    );
    return row ?? { staffSecondFactor: false };
  }
}
