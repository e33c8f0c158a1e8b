import { renditionUrl } from '../../src/contract/image.js';
import { entityPath } from '../../src/contract/paths.js';
import type { CardType } from '../../renderer/entities/card-type.js';
import { TypeBadge } from '../../renderer/entities/TypeBadge.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { distanceText } from '../../renderer/map/distance-text.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import { EntityTypeIcon } from '../../renderer/ui/icons/EntityTypeIcon.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { NearEntity } from '../../renderer/map/nearby/near-entity.js';

interface ExploreRowProps {
  entity: NearEntity;
  type: CardType | undefined;
  mapText: TranslateForMap;
  onShow(entity: NearEntity): void;
}

/** A card of the list. A tap shows it on the map; its arrow opens it. */
export function ExploreRow({ entity, type, mapText, onShow }: ExploreRowProps) {
  const { language } = useText();
  const { slug, name, nameLang, excerpt, excerptLang, image, distance } = entity;
  return (
    <li data-type-color={type?.color}>
      {image ? (
        <img src={renditionUrl(image, 320, 'webp')} alt="" loading="lazy" style={{ backgroundColor: image.color }} />
      ) : (
        <span className="cover-ground">
          <EntityTypeIcon icon={type?.icon ?? null} size={28} />
        </span>
      )}
      <div>
        <h3 lang={nameLang}>
          <button type="button" aria-label={mapText('showOnMap', { name })} onClick={() => onShow(entity)}>
            {name}
          </button>
        </h3>
        <p className="explore-facts">
          <TypeBadge type={type} />
          {distance !== null && <span>{distanceText(distance, language)}</span>}
        </p>
        {excerpt && <p lang={excerptLang}>{excerpt}</p>}
      </div>
      <Link to={entityPath(slug)} className="icon-btn" aria-label={mapText('explore.open', { name })}>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
