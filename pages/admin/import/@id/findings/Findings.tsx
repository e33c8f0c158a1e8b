import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportDetail, isImportChangeable } from '../../../../../src/contract/import.js';
import { asMember } from '../../../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { importsKey } from '../../../../../renderer/admin/imports/import-queries.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../../../renderer/api/request.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { ErrorSummary } from '../../../../../renderer/forms/ErrorSummary.js';
import { useAttempt } from '../../../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';
import { usePutImport } from '../use-import.js';
import { type Choices, chosenMappings, keyOf } from './chosen-names.js';
import { FindingRow } from './FindingRow.js';

/** What there is to say of the rows, each thing once. Names that were spelled otherwise are chosen here. */
export function Findings({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const put = usePutImport();
  const { isBusy, attempt } = useAttempt();
  const [chosen, setChosen] = useState<Choices>({});
  const { id, reported, tables } = of;
  const { data: findings = [], error } = useQuery({
    queryKey: [...importsKey, id, 'findings', of.created, of.changed, of.same, of.refused, reported],
    queryFn: () => asMember(() => adminApi.imports.findings({ id })),
    enabled: reported > 0,
    staleTime: 0,
    retry: false,
  });
  const count = Object.keys(chosen).length;
  const apply = async () => {
    const isDone = await attempt(
      async () => {
        let { version } = of;
        for (const [place, mapping] of chosenMappings(tables, findings, chosen))
          ({ version } = await adminApi.imports.changeTable({ id, place, mapping, version }));
        put(await adminApi.imports.check({ id }));
      },
      { done: null, failed: t('imports.findings.applyFailed') },
    );
    if (isDone) setChosen({});
    else await client.invalidateQueries({ queryKey: importsKey });
  };
  if (reported === 0) return <p className="mt-8">{t('imports.findings.none')}</p>;
  return (
    <section aria-labelledby="findings" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id="findings" className="text-xl">
            {t('imports.findings.title')}
          </h3>
          {isImportChangeable(of) && <p className="mt-1 max-w-2xl text-sm text-mute">{t('imports.findings.lead')}</p>}
        </div>
        <a href={`/api/admin/imports/${id}/messages.csv`} download className="btn btn-outline btn-small">
          <Icon name={actionIcons.download} size={16} />
          {t('imports.findings.download')}
        </a>
      </div>
      {error && (
        <div className="mt-4 max-w-2xl">
          <ErrorSummary
            title={t('imports.findings.failed')}
            text={error instanceof ApiError ? error.message : t('imports.preview.failedText')}
          />
        </div>
      )}
      {findings.length > 0 && (
        <table className="table mt-5">
          <thead>
            <tr>
              <th scope="col">{t('imports.findings.message')}</th>
              <th scope="col">{t('imports.findings.column')}</th>
              <th scope="col">{t('imports.findings.value')}</th>
              <th scope="col" className="text-end">
                {t('imports.findings.rows')}
              </th>
            </tr>
          </thead>
          <tbody>
            {findings.map((finding) => (
              <FindingRow
                key={keyOf(finding)}
                finding={finding}
                file={tables.length > 1 ? (tables[finding.place]?.name ?? null) : null}
                chosen={chosen[keyOf(finding)] ?? null}
                onChoice={isImportChangeable(of) ? (by) => setChosen(withChoice(chosen, keyOf(finding), by)) : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {count > 0 && (
        <div className="action-bar mt-8 noscript:hidden">
          <button type="button" className="btn btn-primary max-sm:grow" aria-busy={isBusy} onClick={() => void apply()}>
            {t('imports.findings.apply', { count, number: formatNumber(count, language) })}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {count > 0 && t('imports.findings.chosen', { count, number: formatNumber(count, language) })}
      </p>
    </section>
  );
}

function withChoice(chosen: Choices, key: string, by: string | null): Choices {
  const { [key]: _, ...others } = chosen;
  return by === null ? others : { ...others, [key]: by };
}
