import type { CardEntity } from '../../renderer/entities/card-entity.js';
import type { CardType } from '../../renderer/entities/card-type.js';
import { EntityCard } from '../../renderer/entities/EntityCard.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Carousel } from '../../renderer/carousel/Carousel.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';
import { useStoredOrder } from './use-stored-order.js';

interface FeaturedEntitiesProps {
  /** Random ones; a returning visitor sees the same for two hours. */
  entities: CardEntity[];
  entityTypes: CardType[];
}

export function FeaturedEntities({ entities, entityTypes }: FeaturedEntitiesProps) {
  const { t } = useText();
  const shown = useStoredOrder(entities);
  return (
    <section aria-labelledby="home-entities">
      <div className="wrap section">
        <SectionHeading id="home-entities" title={t('home.entities')}>
          {shown.length > 0 && (
            <Link to="/schede" className="link touch text-sm">
              {t('home.allEntities')}
            </Link>
          )}
        </SectionHeading>
        {shown.length === 0 ? (
          <p className="text-mute">{t('home.noEntities')}</p>
        ) : (
          <Carousel
            label={t('home.entities')}
            slots={3}
            items={shown.map((entity) => (
              <EntityCard key={entity.id} entity={entity} entityTypes={entityTypes} />
            ))}
          />
        )}
      </div>
    </section>
  );
}
