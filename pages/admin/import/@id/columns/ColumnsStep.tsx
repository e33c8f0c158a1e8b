import { usePageContext } from 'vike-react/usePageContext';
import { type ImportDetail, isImportChangeable } from '../../../../../src/contract/import.js';
import { importPath } from '../../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../../renderer/layout/Link.js';
import { NextStep } from '../NextStep.js';
import { MappingEditor } from './MappingEditor.js';
import { MappingSheet } from './MappingSheet.js';
import { Preview } from './Preview.js';

/** What the columns of a table mean, and how its first rows would come in. */
export function ColumnsStep({ of }: { of: ImportDetail }) {
  const { t } = useAdminText();
  const asked = Number(usePageContext().urlParsed.search['table'] ?? 1) - 1;
  const place = of.tables[asked] ? asked : 0;
  const table = of.tables[place];
  if (!table) return null;
  const canChange = isImportChangeable(of);
  return (
    <>
      {of.tables.length > 1 && (
        <nav aria-label={t('imports.tablesNav')} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {of.tables.map(({ name }, number) => (
              <li key={name}>
                <Link
                  to={`${importPath(of.id, 'columns')}?table=${number + 1}`}
                  className="chip"
                  aria-current={number === place ? 'true' : undefined}
                  keep-scroll-position="true"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {table.mappedLike !== null && (
        <p className="mt-4 max-w-2xl text-sm">
          {t('imports.mappedLike')}{' '}
          <Link to={importPath(table.mappedLike, 'columns')} className="link">
            {t('imports.number', { id: table.mappedLike })}
          </Link>
        </p>
      )}
      {canChange && <MappingEditor key={place} of={of} place={place} table={table} />}
      <div className={canChange ? '[@media(scripting:enabled)]:hidden' : ''}>
        <MappingSheet table={table} />
      </div>
      {canChange && <Preview of={of} place={place} table={table} />}
      <NextStep id={of.id} step="check" />
    </>
  );
}
