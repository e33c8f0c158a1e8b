import { entityPath } from '../../src/contract/paths.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { BookmarkButton } from './BookmarkButton.js';
import { typeOf } from './entity-texts.js';
import { EntityCover } from './EntityCover.js';
import { FormerName } from './FormerName.js';
import { TypeBadge } from './TypeBadge.js';
import type { CardEntity } from './card-entity.js';
import type { CardType } from './card-type.js';

interface EntityCardProps {
  entity: CardEntity;
  entityTypes: CardType[];
  sizes?: string;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

const inGrid = '(min-width: 120rem) 37rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 88vw';

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
  const { name, nameLang, excerpt, excerptLang } = entity;
  return (
    <article className="entity-card tint">
      <div className="entity-card-cover">
        <EntityCover entity={entity} type={type} sizes={sizes} eager={eager} />
      </div>
      <div className="entity-card-body">
        <div className="entity-card-facts">
          <TypeBadge type={type} />
          <span className="entity-card-counts">
            {entity.hasGuide && (
              <span className="text-brand">
                <Icon name="headphones" size={18} />
                <span className="sr-only">{t('entity.audioAvailable')}</span>
              </span>
            )}
            {t('entity.photoCount', { count: entity.photo_count, number: formatNumber(entity.photo_count, language) })}
          </span>
        </div>
        <Heading dir="auto">
          <Link to={entityPath(entity.slug)} lang={nameLang}>
            {name}
          </Link>
        </Heading>
        {entity.matchedAlias ? (
          <p className="entity-card-former">{t('entity.foundByName', { name: entity.matchedAlias })}</p>
        ) : (
          <FormerName entity={entity} className="entity-card-former" />
        )}
        {excerpt && (
          <p lang={excerptLang} dir="auto" className="card-text">
            {excerpt}
          </p>
        )}
        <div className="entity-card-foot">
          <span className="entity-card-more" aria-hidden="true">
            {t('entity.discover')}
            <Icon name="arrow-right" size={16} />
          </span>
          <BookmarkButton entity={entity} name={name} />
        </div>
      </div>
    </article>
  );
}
