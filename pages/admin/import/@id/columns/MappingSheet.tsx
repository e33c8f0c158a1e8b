import type { ImportTable } from '../../../../../src/contract/import.js';
import { fixedRules, rulesFrom } from '../../../../../renderer/admin/imports/edit-mapping.js';
import { columnName } from '../../../../../renderer/admin/imports/target-columns.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { useWords } from './use-words.js';

/** What the columns of a table mean, to be read. */
export function MappingSheet({ table: { shape, mapping } }: { table: ImportTable }) {
  const { t } = useAdminText();
  const words = useWords();
  const nothing = t(mapping.keepsOthers ? 'imports.map.kept' : 'imports.map.leftOut');
  return (
    <table className="table mt-6">
      <thead>
        <tr>
          <th scope="col">{t('imports.map.column')}</th>
          <th scope="col">{t('imports.map.becomes')}</th>
          <th scope="col">{t('imports.map.transform')}</th>
        </tr>
      </thead>
      <tbody>
        {shape.columns.map((column) => {
          const fed = rulesFrom(mapping, column);
          const steps = fed.flatMap(({ rule }) => rule.steps ?? []);
          return (
            <tr key={column}>
              <td className="font-semibold wrap-anywhere">{column}</td>
              <td data-label={t('imports.map.becomes')} className={fed.length > 0 ? '' : 'text-mute'}>
                {fed.map(({ rule }) => columnName(mapping.table, rule.to, words)).join(', ') || nothing}
              </td>
              <td data-label={steps.length > 0 ? t('imports.map.transform') : undefined}>
                {[...new Set(steps.map((step) => t(`imports.stepNames.${step.do}`)))].join(', ')}
              </td>
            </tr>
          );
        })}
        {fixedRules(mapping).map(({ rule }) => (
          <tr key={`fixed ${rule.to}`}>
            <td className="text-mute">{t('imports.map.fixed')}</td>
            <td data-label={t('imports.map.becomes')}>{columnName(mapping.table, rule.to, words)}</td>
            <td data-label={t('imports.map.value')}>{rule.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
