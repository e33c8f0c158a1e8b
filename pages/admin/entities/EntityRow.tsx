import { usePageContext } from 'vike-react/usePageContext';
import type { AdminEntity } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { isLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { editEntityPath } from '../../../renderer/admin/admin-entity-queries.js';
import { spokenLanguage } from '../../../renderer/admin/spoken-language.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatDate, formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { type EntityGap, gapsOf } from './entity-gaps.js';

interface EntityRowProps {
  entity: AdminEntity;
  type: EntityType | undefined;
}

export function EntityRow({ entity, type }: EntityRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const gaps = gapsOf(entity, site.languages);
  const nameOf = (gap: EntityGap) =>
    isLanguage(gap)
      ? t('entities.gaps.translation', { language: spokenLanguage(gap, language) })
      : t(`entities.gaps.${gap}`);
  return (
    <li className="group relative grid min-h-14 grid-cols-[4rem_1fr] items-center gap-x-4 border-t border-line py-1.5 first:border-t-0 xl:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_11rem_5rem_7rem] xl:gap-x-6">
      <div className="row-span-3 h-11 self-start overflow-hidden bg-mount xl:row-span-1 xl:self-center [&_svg]:size-5">
        <EntityCover entity={entity} type={type} sizes="4rem" />
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline gap-3">
          <h3 className="min-w-0 font-serif text-lg leading-snug">
            <Link
              to={editEntityPath(entity.id)}
              className="block truncate underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
            >
              {localized(entity, 'name', language)}
            </Link>
          </h3>
          {entity.status === 'draft' && (
            <span className={`badge shrink-0 text-xs ${stateTone.draft.badge}`}>{t('photos.status.draft')}</span>
          )}
        </div>
        {entity.historicalName && <p className="truncate text-xs text-mute">{entity.historicalName}</p>}
      </div>
      <p className="col-start-2 text-xs text-mute empty:hidden xl:col-start-auto xl:empty:block">
        {gaps.length > 0 && t('entities.lacks', { names: gaps.map(nameOf).join(', ') })}
      </p>
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
