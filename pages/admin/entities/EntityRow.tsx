import { usePageContext } from 'vike-react/usePageContext';
import type { AdminEntity } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { editEntityPath } from '../../../renderer/admin/admin-entity-queries.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatDate, formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';

interface EntityRowProps {
  entity: AdminEntity;
  type: EntityType | undefined;
}

export function EntityRow({ entity, type }: EntityRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-x-4 border-t border-line py-3 first:border-t-0 xl:grid-cols-[6.5rem_1fr_11rem_7rem_9rem] xl:gap-x-6">
      <div className="row-span-2 aspect-4/3 self-start overflow-hidden bg-mount xl:row-span-1 [&_svg]:size-6">
        <EntityCover entity={entity} type={type} sizes="9rem" />
      </div>
      <div className="min-w-0">
        <h3 className="font-serif text-lg leading-snug">
          <Link
            to={editEntityPath(entity.id)}
            className="underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
          >
            {localized(entity, 'name', language)}
          </Link>
        </h3>
        {entity.status === 'draft' && (
          <span className={`badge text-xs ${stateTone.draft.badge}`}>{t('photos.status.draft')}</span>
        )}
        {entity.historicalName && <p className="truncate text-xs text-mute">{entity.historicalName}</p>}
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-4 text-sm text-mute xl:contents">
        <TypeBadge type={type && asCardType(type, language)} />
        <p className="tabular-nums">
          {t('entities.photos', { count: entity.photo_count, number: formatNumber(entity.photo_count, language) })}
        </p>
        <p className="tabular-nums max-sm:hidden">
          <span className="sr-only">{t('entities.changed')}: </span>
          {formatDate(entity.updatedAt, language, site.timeZone)}
        </p>
      </div>
    </li>
  );
}
