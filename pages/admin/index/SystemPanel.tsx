import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FilesState, LastBackupState, SystemState } from '../../../src/contract/system.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../renderer/api/request.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { asQuery } from '../../../renderer/api/load.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { Ago } from './Ago.js';
import { Panel } from '../../../renderer/admin/Panel.js';
import { JobSubject } from './JobSubject.js';
import { useJobName } from './use-job-name.js';

const refreshMs = 10_000;

/** Which services answer, and the background jobs that are not done. */
export function SystemPanel({ first, now }: { first: SystemState; now: string }) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const system = { ...asQuery(adminQueries.system()), initialData: first, refetchInterval: refreshMs };
  const { data } = useQuery(system);
  const retry = async () => {
    try {
      const { retried } = await asMember(() => adminApi.system.retryJobs());
      showToast({ kind: 'success', title: t('dashboard.retried', { count: retried }) });
    } catch (error) {
      const text = error instanceof ApiError ? { text: error.message } : {};
      showToast({ kind: 'error', title: t('dashboard.retryFailed'), ...text });
    }
    await client.invalidateQueries({ queryKey: ['system'] });
  };
  const { dead } = data.jobs;
  return (
    <Panel id="system" title={t('dashboard.system')}>
      <Services system={data} />
      <LastBackup backup={data.backup} now={now} />
      {data.files && <FileFaults files={data.files} />}
      {data.jobs.counts.length === 0 ? (
        <p className="mt-3 text-sm text-mute">{t('dashboard.jobsNone')}</p>
      ) : (
        <JobTable jobs={data.jobs.counts} />
      )}
      {dead.length > 0 && (
        <div className="mt-5 grid gap-4">
          <Disclosure label={t('dashboard.deadJobs')}>
            <DeadJobs jobs={dead} now={now} />
          </Disclosure>
          <button
            type="button"
            className="btn btn-outline btn-small justify-self-start noscript:hidden"
            onClick={() => void retry()}
          >
            {t('dashboard.retryAll')}
          </button>
        </div>
      )}
    </Panel>
  );
}

function LastBackup({
  backup: { madeAt, lacking, failure, isNightly },
  now,
}: {
  backup: LastBackupState;
  now: string;
}) {
  const { t } = useAdminText();
  return (
    <p className="mt-3 text-sm">
      {t(madeAt ? 'dashboard.backup' : isNightly ? 'dashboard.backupSoon' : 'dashboard.backupNone')}{' '}
      {madeAt && <Ago iso={madeAt} now={now} isEvent />}
      {lacking > 0 && <span className="block text-danger">{t('dashboard.backupLacking', { count: lacking })}</span>}
      {failure && (
        <span className="block [overflow-wrap:anywhere] text-danger">
          {t('dashboard.backupFailed', { reason: failure })}
        </span>
      )}
    </p>
  );
}

/** Originals that have changed, and a sweep that waits for an operator. */
function FileFaults({ files: { changed, held } }: { files: FilesState }) {
  const { t, language } = useAdminText();
  const number = (value: number): string => formatNumber(value, language);
  return (
    <>
      {changed && <p className="mt-3 text-sm text-danger">{t('dashboard.filesChanged', { count: changed.count })}</p>}
      {held && (
        <p className="mt-3 text-sm">
          {t('dashboard.filesHeld', { unused: number(held.count), total: number(held.total) })}
        </p>
      )}
    </>
  );
}

function Services({ system: { status, missing } }: { system: SystemState }) {
  const { t } = useAdminText();
  const isReady = status === 'ready';
  return (
    <p className="flex items-start gap-3 text-sm" role="status">
      <Icon
        name={isReady ? 'check' : 'warning'}
        className={`mt-0.5 shrink-0 ${isReady ? 'text-success' : 'text-caution'}`}
      />
      <span>
        {t(`dashboard.systemStates.${status}`)}
        {missing.map((name) => (
          <span key={name} className="block text-mute">
            {t(`dashboard.services.${name}`)}
          </span>
        ))}
      </span>
    </p>
  );
}

function JobTable({ jobs }: { jobs: SystemState['jobs']['counts'] }) {
  const { t, language } = useAdminText();
  const nameOf = useJobName();
  return (
    <table className="table mt-4">
      <thead>
        <tr>
          <th scope="col">{t('dashboard.job')}</th>
          <th scope="col">{t('dashboard.waiting')}</th>
          <th scope="col">{t('dashboard.running')}</th>
          <th scope="col">{t('dashboard.dead')}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {jobs.map(({ kind, waiting, running, dead }) => (
          <tr key={kind}>
            <td className="font-medium">{nameOf(kind)}</td>
            <td data-label={t('dashboard.waiting')}>{formatNumber(waiting, language)}</td>
            <td data-label={t('dashboard.running')}>{formatNumber(running, language)}</td>
            <td data-label={t('dashboard.dead')} className={dead > 0 ? 'font-semibold text-danger' : ''}>
              {formatNumber(dead, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DeadJobs({ jobs, now }: { jobs: SystemState['jobs']['dead']; now: string }) {
  const { t } = useAdminText();
  const nameOf = useJobName();
  return (
    <ul>
      {jobs.map(({ kind, subject, subjectId, attempts, reason, deadAt }) => (
        <li key={`${kind}-${subject}-${subjectId}`} className="border-b border-line py-2 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">{nameOf(kind)}</span>{' '}
              <span className="text-mute">
                <JobSubject subject={subject} id={subjectId} /> · {t('dashboard.attempts', { count: attempts })}
              </span>
            </span>
            <Ago iso={deadAt} now={now} isEvent />
          </p>
          {reason && <p className="mt-0.5 text-danger [overflow-wrap:anywhere]">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
