import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { typeOf } from '../../../renderer/entities/entity-texts.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';
import type { RelatedCard } from './entity-page-data.js';

interface RelatedEntitiesProps {
  related: RelatedCard[];
  entityTypes: CardType[];
}

/** Related entities, with the kind of relation. */
export function RelatedEntities({ related, entityTypes }: RelatedEntitiesProps) {
  const { t, language } = useText();
  if (related.length === 0) return null;
  return (
    <RecordSection id="related" title={t('entity.related')}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ id, entity, ...relation }) => (
          <li key={id} className="group relative flex min-w-0 gap-5 border-t border-line py-5">
            <div className="size-24 shrink-0 overflow-hidden bg-mount [&_svg]:size-8">
              <EntityCover entity={entity} type={typeOf(entity, entityTypes)} sizes="10rem" />
            </div>
            <div className="min-w-0">
              <p lang={fallbackLang(relation, 'kindName', language)} className="eyebrow">
                {localized(relation, 'kindName', language)}
              </p>
              <h3 className="mt-1 text-lg leading-snug">
                <Link to={entityPath(entity.slug)} className="group-hover:text-brand stretched">
                  {entity.name}
                </Link>
              </h3>
              <p lang={fallbackLang(relation, 'reason', language)} className="mt-1 text-sm text-mute">
                {localized(relation, 'reason', language)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
