import { Fragment } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localized, localizedField } from '../../../src/contract/localized.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import { RowAction } from '../../../renderer/admin/records/RowAction.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

interface KindRowProps {
  kind: AdminRelationKind;
  isBusy: boolean;
  onEdit(): void;
  onRemove(): void;
}

/** A kind of relation with its names in the languages of the site. One that relations have cannot be deleted. */
export function KindRow({ kind, isBusy, onEdit, onRemove }: KindRowProps) {
  const { t, language } = useAdminText();
  const { code, relationCount } = kind;
  const name = localized(kind, 'name', language);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
      <div className="min-w-0">
        <h2 className="font-serif text-lg leading-snug [overflow-wrap:anywhere]">
          {name}
          {kind.reverseName !== null && (
            <>
              <span className="mx-2 text-mute" aria-hidden="true">
                ⇄
              </span>
              <span className="sr-only">, {t('relationKinds.reverseName')}: </span>
              {localized(kind, 'reverseName', language)}
            </>
          )}
        </h2>
        <Names kind={kind} field="name" />
        {kind.reverseName !== null && <Names kind={kind} field="reverseName" />}
        <p className="flex flex-wrap gap-x-4 text-sm text-mute">
          <code className="text-xs leading-6">{code}</code>
          {t('relationKinds.count', { count: relationCount, number: formatNumber(relationCount, language) })}
        </p>
      </div>
      <div className="flex items-center noscript:hidden">
        <RowAction
          icon="pencil"
          label={t('relationKinds.editItem', { name })}
          title={t('relationKinds.edit')}
          onClick={onEdit}
        />
        <RowAction
          icon={actionIcons.remove}
          label={t('relationKinds.removeItem', { name })}
          title={t('relationKinds.remove')}
          isPossible={relationCount === 0}
          isBusy={isBusy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** The name in the other languages of the site; a dash stands for one that is missing. */
function Names({ kind, field }: { kind: AdminRelationKind; field: 'name' | 'reverseName' }) {
  const { language } = useAdminText();
  const others = usePageContext().site.languages.filter((of) => of !== language);
  return (
    <p className="text-sm [overflow-wrap:anywhere] text-mute">
      {others.map((of, at) => (
        <Fragment key={of}>
          {at > 0 && '\u00A0· '}
          <span lang={of}>{kind[localizedField(field, of)] ?? '–'}</span>
        </Fragment>
      ))}
    </p>
  );
}
