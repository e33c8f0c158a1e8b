import { useState } from 'react';
import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import { rulesFrom, withRule, withTarget } from '../../../../../renderer/admin/imports/edit-mapping.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import type { ErrorOf } from './mapping-form.js';
import { TargetSelect } from './TargetSelect.js';
import { Transform } from './Transform.js';

interface ColumnLineProps {
  column: string;
  samples: readonly string[];
  mapping: Mapping;
  errorOf: ErrorOf;
  onChange(mapping: Mapping): void;
}

/** A column of the file: what it fills, mostly one field, and what is done with its texts on the way. */
export function ColumnLine({ column, samples, mapping, errorOf, onChange }: ColumnLineProps) {
  const { t } = useAdminText();
  const [asksMore, setAsksMore] = useState(false);
  const fed = rulesFrom(mapping, column);
  const nothing = t(mapping.keepsOthers ? 'imports.map.kept' : 'imports.map.leftOut');
  return (
    <tr>
      <td className="align-top! font-semibold wrap-anywhere md:pt-5!">{column}</td>
      <td
        className="align-top! text-mute md:pt-5!"
        data-label={samples.length > 0 ? t('imports.map.samples') : undefined}
      >
        {samples.length > 0 && (
          <ul className="grid gap-0.5 wrap-anywhere max-md:inline">
            {samples.map((sample) => (
              <li key={sample} className="line-clamp-2 max-md:inline max-md:not-last:after:content-['_·_']">
                {sample}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="align-top!">
        <div className="grid gap-2 max-md:mt-2">
          {fed.map(({ rule, place }) => (
            <div key={place}>
              <TargetSelect
                label={t('imports.map.becomesOf', { column })}
                mapping={mapping}
                value={rule.to}
                nothing={nothing}
                error={errorOf(`rules.${place}.to`) ?? errorOf(`rules.${place}.from`)}
                errors={`rules.${place}.to rules.${place}.from`}
                onChange={(to) => onChange(withTarget(mapping, column, place, to))}
              />
              {rule.from.length > 1 && (
                <p className="mt-1 text-sm text-mute">
                  {t('imports.map.joined', { columns: rule.from.filter((name) => name !== column).join(', ') })}
                </p>
              )}
              {/* What is done with joined texts is said once. */}
              {rule.from[0] === column && (
                <Transform
                  table={mapping.table}
                  rule={rule}
                  place={place}
                  errorOf={errorOf}
                  onChange={(changed) => onChange(withRule(mapping, place, changed))}
                >
                  {!asksMore && (
                    <button
                      type="button"
                      className="link min-h-11 justify-self-start text-sm"
                      aria-label={t('imports.map.alsoOf', { column })}
                      onClick={() => setAsksMore(true)}
                    >
                      {t('imports.map.also')}
                    </button>
                  )}
                </Transform>
              )}
            </div>
          ))}
          {(fed.length === 0 || asksMore) && (
            <TargetSelect
              label={t(fed.length === 0 ? 'imports.map.becomesOf' : 'imports.map.alsoOf', { column })}
              mapping={mapping}
              value={null}
              nothing={fed.length === 0 ? nothing : t('imports.map.choose')}
              error={undefined}
              onChange={(to) => {
                setAsksMore(false);
                onChange(withTarget(mapping, column, null, to));
              }}
            />
          )}
        </div>
      </td>
    </tr>
  );
}
