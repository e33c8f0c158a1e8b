import { useData } from 'vike-react/useData';
import { contributionFigures, recordFigures, removalFigures } from '../../../src/contract/report.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { Panel } from '../../../renderer/admin/Panel.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { CompletenessTable } from './CompletenessTable.js';
import { DecadeTable } from './DecadeTable.js';
import { LicenceTable } from './LicenceTable.js';
import { MonthFigures } from './MonthFigures.js';
import { PeopleTable } from './PeopleTable.js';
import { PeriodForm } from './PeriodForm.js';
import { PeriodLine } from './PeriodLine.js';
import { ReportActions } from './ReportActions.js';
import { StateTable } from './StateTable.js';

/** What the head of the archive needs for the yearly report: on screen, on paper and as a table. */
export default function Page() {
  const { t } = useAdminText();
  const report = useData<Data>();
  return (
    <>
      <AdminHeading title={t('report.title')} lead={t('report.lead')}>
        <ReportActions period={report.period} />
      </AdminHeading>
      <PeriodForm report={report} />
      <PeriodLine report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 print:block print:*:mt-8">
        <Panel id="now" title={t('report.now')}>
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2 print:block">
            <div className="grid min-w-0 content-start gap-10 print:block print:*:mb-6">
              <StateTable report={report} />
              <LicenceTable licences={report.licences} />
            </div>
            <div className="grid min-w-0 content-start gap-10 print:block print:*:mb-6">
              <CompletenessTable completeness={report.completeness} />
              <DecadeTable decades={report.decades} undated={report.undated} />
            </div>
          </div>
        </Panel>
        <Panel id="records" title={t('report.records')}>
          <MonthFigures
            caption={t('report.recordsCaption')}
            note={t('report.recordsNote')}
            figures={recordFigures}
            report={report}
          />
        </Panel>
        <Panel id="people" title={t('report.people')}>
          <PeopleTable people={report.people} />
        </Panel>
        <Panel id="contributions" title={t('report.contributions')}>
          <MonthFigures
            caption={t('report.contributionsCaption')}
            note={t('report.contributionsNote')}
            figures={contributionFigures}
            report={report}
          />
        </Panel>
        <Panel id="removals" title={t('report.removals')}>
          <MonthFigures
            caption={t('report.removalsCaption')}
            note={t('report.removalsNote')}
            figures={removalFigures}
            report={report}
          />
        </Panel>
      </div>
    </>
  );
}
