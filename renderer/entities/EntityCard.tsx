import type { EntityType } from '../../src/contract/entity-type.js';
import { localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import { entityExcerpt } from '../../src/contract/text.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { BookmarkButton } from './BookmarkButton.js';
import { audioUrlOf, typeOf } from './entity-texts.js';
import { EntityCover } from './EntityCover.js';
import { FormerName } from './FormerName.js';
import { TypeBadge } from './TypeBadge.js';
import type { CardEntity } from './card-entity.js';

interface EntityCardProps {
  entity: CardEntity;
  entityTypes: EntityType[];
  sizes?: string;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

const inGrid = '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw';

/** An entity in a list; the whole card is a link to its page. */
export function EntityCard({
  entity,
  entityTypes,
  sizes = inGrid,
  eager,
  headingLevel: Heading = 'h3',
}: EntityCardProps) {
  const { t, language } = useText();
  const type = typeOf(entity, entityTypes);
  const name = localized(entity, 'name', language);
  const excerpt = entityExcerpt(localized(entity, 'excerpt', language));
  return (
    <article className="group relative flex h-full flex-col border border-line bg-surface tint hover:border-ink/45">
      <div className="relative aspect-8/5 overflow-hidden bg-mount">
        <EntityCover entity={entity} type={type} sizes={sizes} eager={eager} />
        <BookmarkButton entity={entity} name={name} className="absolute top-2 right-2 z-10" />
      </div>
      <div className="flex grow flex-col p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-mute">
          <TypeBadge type={type} />
          <span className="inline-flex items-center gap-3 tabular-nums">
            {audioUrlOf(entity, language) !== null && (
              <span className="inline-flex text-brand">
                <Icon name="headphones" size={18} />
                <span className="sr-only">{t('entity.audioAvailable')}</span>
              </span>
            )}
            {t('entity.photoCount', { count: entity.photo_count, number: formatNumber(entity.photo_count, language) })}
          </span>
        </div>
        <Heading className="mt-3 text-xl">
          <Link to={entityPath(entity.slug)} className="group-hover:text-brand stretched">
            {name}
          </Link>
        </Heading>
        <FormerName entity={entity} className="mt-1.5 font-serif text-sm text-mute italic" />
        {excerpt && <p className="mt-3 line-clamp-3 text-sm text-mute">{excerpt}</p>}
        <p className="mt-auto pt-4 text-sm font-semibold text-brand" aria-hidden="true">
          {t('entity.discover')}
        </p>
      </div>
    </article>
  );
}
