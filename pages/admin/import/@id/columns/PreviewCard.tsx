import { exchangeColumns, type ExchangeTable } from '../../../../../src/contract/exchange/tables.js';
import type { PreviewedRow, RowOutcome } from '../../../../../src/contract/import.js';
import { rowMessageText } from '../../../../../renderer/admin/imports/row-message-text.js';
import { columnName } from '../../../../../renderer/admin/imports/target-columns.js';
import { DateMeaning } from '../../../../../renderer/admin/records/DateMeaning.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { valueText } from './use-preview.js';
import { useWords } from './use-words.js';

const tones: Record<RowOutcome, string> = {
  created: 'badge-success',
  changed: 'badge-brand',
  same: '',
  refused: 'badge-danger',
};

/** A row as it would come in: its title, what it fills, what is kept besides, and what there is to say of it. */
export function PreviewCard({ row: previewed, table }: { row: PreviewedRow; table: ExchangeTable }) {
  const { t, language } = useAdminText();
  const words = useWords();
  const { row, outcome, messages, values, others } = previewed;
  // That a date is not understood stands beside it.
  const said = messages.filter(({ code }) => code !== 'date_unread');
  const shown = exchangeColumns[table].filter(({ name }) => valueText(values[name]) !== '');
  const heading = shown.find(({ name }) => /^(?:title|name)_/.test(name)) ?? null;
  const textOf = (name: string): string => {
    const value = values[name];
    return typeof value === 'boolean' ? t(value ? 'form.yes' : 'form.no') : valueText(value);
  };
  return (
    <li className="border border-line bg-surface p-4 text-sm">
      <p className="flex items-center justify-between gap-3">
        <span className="text-mute tabular-nums">
          {t('imports.places.row', { number: formatNumber(row, language) })}
        </span>
        <span className={`badge ${tones[outcome]}`}>{t(`imports.outcomes.${outcome}`)}</span>
      </p>
      <h4 className="mt-2 font-serif text-xl font-medium wrap-anywhere">
        {heading ? textOf(heading.name) : t('imports.preview.untitled')}
      </h4>
      {said.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {said.map((message, place) => (
            // Two messages may be alike.
            <li key={place} className={`wrap-anywhere ${message.refuses ? 'text-danger' : 'text-caution'}`}>
              {message.column !== null && <span className="font-semibold">{message.column}: </span>}
              {rowMessageText(message.code, { t, language })}
              {message.value !== undefined && <q className="ms-1">{message.value.slice(0, 200)}</q>}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
        {shown
          .filter((column) => column !== heading)
          .map(({ name, isDate }) => (
            <Pair key={name} term={columnName(table, name, words)} text={textOf(name)} isDate={isDate} />
          ))}
        {Object.entries(others).map(([name, text]) => (
          <Pair key={`other ${name}`} term={name} text={text} isOther />
        ))}
      </dl>
    </li>
  );
}

interface PairProps {
  term: string;
  text: string;
  /** Kept as other data, which is quieter. */
  isOther?: boolean;
  isDate?: boolean | undefined;
}

const Pair = ({ term, text, isOther = false, isDate = false }: PairProps) => (
  <div className="contents">
    <dt className="text-mute wrap-anywhere">{term}</dt>
    <dd className={`max-sm:mb-1 ${isOther ? 'text-mute italic' : ''}`}>
      <span className="line-clamp-3">{text}</span>
      {isDate && <DateMeaning text={text} />}
    </dd>
  </div>
);
