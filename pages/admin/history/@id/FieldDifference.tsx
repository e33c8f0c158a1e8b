import { usePageContext } from 'vike-react/usePageContext';
import type { NamedRecord } from '../../../../src/contract/change-set.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { valueText } from '../../../../renderer/admin/history/value-text.js';
import { type TextPart, wordDifference } from '../../../../renderer/admin/history/word-difference.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';

interface FieldDifferenceProps {
  kind: string;
  field: string;
  before: unknown;
  after: unknown;
  names: NamedRecord[];
  /** The only side of a record that was created or deleted: it has no values on the other. */
  only: 'before' | 'after' | null;
}

/** The former and the new value of a field side by side, with the words marked that differ. */
export function FieldDifference({ kind, field, before, after, names, only }: FieldDifferenceProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const words = useHistoryWords();
  const context = { t, language, timeZone: site.timeZone, names, words };
  const [old, fresh] = [valueText(kind, field, before, context), valueText(kind, field, after, context)];
  if (old === '' && fresh === '') return null;
  const difference = wordDifference(old, fresh);
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-mute">{words.field(kind, field)}</dt>
      {only ? (
        <dd className="min-w-0 break-words whitespace-pre-line">{only === 'after' ? fresh : old}</dd>
      ) : (
        <dd className="grid min-w-0 gap-x-6 gap-y-2 xs:grid-cols-2">
          <Value parts={difference.before} label={t('history.before')} mark="del" />
          <Value parts={difference.after} label={t('history.after')} mark="ins" />
        </dd>
      )}
    </div>
  );
}

interface ValueProps {
  parts: TextPart[];
  /** Read out before the value. */
  label: string;
  mark: 'del' | 'ins';
}

const looks = {
  del: 'bg-danger-bg text-danger no-underline',
  ins: 'bg-success-bg text-success no-underline',
};

function Value({ parts, label, mark: Mark }: ValueProps) {
  const { t } = useAdminText();
  return (
    <p className="min-w-0 break-words whitespace-pre-line">
      <span className="sr-only">{label}: </span>
      {parts.length === 0 && <span className="text-mute italic">{t('history.empty')}</span>}
      {parts.map(({ text, isOther }, index) =>
        isOther ? (
          <Mark key={index} className={`px-0.5 box-decoration-clone ${looks[Mark]}`}>
            {text}
          </Mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  );
}
