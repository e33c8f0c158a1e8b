import { authorityLinks } from '../../../src/contract/authorities.js';
import type { EntityAlias, EntityDateName, EntityDetail } from '../../../src/contract/entity.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatNumber, formatPosition } from '../../../renderer/i18n/format.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { DataSheet } from '../../../renderer/ui/DataSheet.js';
import { CardDate, isDated } from './CardDate.js';

interface EntitySummaryProps {
  entity: EntityDetail;
  type: CardType | undefined;
}

/** Former names and those in other languages, each with its years where they are known. */
function OtherNames({ aliases }: Pick<EntityDetail, 'aliases'>) {
  const { t } = useText();
  return (
    <ul>
      {aliases.map((alias) => {
        const years = yearsOfName(alias, t);
        return (
          <li key={alias.name}>
            {alias.name}
            {years && <span className="text-mute tabular-nums"> ({years})</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same thing in authority files and knowledge bases. */
const Elsewhere = ({ links }: { links: ReturnType<typeof authorityLinks> }) => (
  <ul className="flex flex-wrap gap-x-4">
    {links.map(({ authority, name, page }) => (
      <li key={authority}>
        <a href={page} rel="external noopener" className="link touch">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

function yearsOfName({ dateText, yearStart, yearEnd }: EntityAlias, t: Translate): string {
  if (dateText) return dateText;
  if (yearStart !== null && yearEnd !== null) return `${yearStart}–${yearEnd}`;
  if (yearStart !== null) return t('entity.nameSince', { year: yearStart });
  return yearEnd === null ? '' : t('entity.nameUntil', { year: yearEnd });
}

/** The main metadata: construction of a building, life dates of a person. */
export function EntitySummary({ entity, type }: EntitySummaryProps) {
  const { t, language } = useText();
  const elsewhere = authorityLinks(entity);
  const { lat, lng, stillExists, constructionYear, photo_count: photos } = entity;
  const construction = localized(entity, 'constructionText', language) ?? (constructionYear?.toString() || null);
  const lang = (field: 'constructionText' | 'alterationText' | 'demolitionText' | 'architect' | 'architecturalStyle') =>
    fallbackLang(entity, field, language);
  const dateOf = (name: EntityDateName, words: string | null) =>
    isDated(entity, name, words) && <CardDate {...{ entity, name, words }} />;
  return (
    <section aria-labelledby="summary" className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
      <h2 id="summary" className="mb-4 text-2xl">
        {t('entity.summary')}
      </h2>
      <DataSheet
        rows={[
          [t('entity.type'), type && <TypeBadge type={type} />],
          [t('entity.otherNames'), entity.aliases.length > 0 && <OtherNames aliases={entity.aliases} />],
          [
            t(entity.entityTypeCode === 'event' ? 'entity.date' : 'entity.construction'),
            dateOf('construction', construction),
            lang('constructionText'),
          ],
          [
            t('entity.fields.alterationText'),
            dateOf('alteration', localized(entity, 'alterationText', language)),
            lang('alterationText'),
          ],
          [
            t('entity.fields.demolitionText'),
            dateOf('demolition', localized(entity, 'demolitionText', language)),
            lang('demolitionText'),
          ],
          [t('entity.fields.architect'), localized(entity, 'architect', language), lang('architect')],
          [
            t('entity.fields.architecturalStyle'),
            localized(entity, 'architecturalStyle', language),
            lang('architecturalStyle'),
          ],
          [
            t('entity.birth'),
            dateOf('birth', [entity.birthDate, entity.birthPlace].filter(Boolean).join(', ') || null),
          ],
          [t('entity.death'), dateOf('death', entity.deathDate)],
          [t('entity.fields.profession'), entity.profession],
          [t('entity.fields.religion'), entity.religion],
          [
            t('entity.state'),
            stillExists === null ? null : t(stillExists ? 'entity.stillExists' : 'entity.noLongerExists'),
          ],
          [
            t('entity.photos'),
            photos > 0 && (
              <a href="#galleria" className="link touch">
                {t('entity.photoCount', { count: photos, number: formatNumber(photos, language) })}
              </a>
            ),
          ],
          [
            t('entity.coordinates'),
            lat === null || lng === null ? null : formatPosition({ lat, lng }, { t, language }),
          ],
          [t('entity.elsewhere'), elsewhere.length > 0 && <Elsewhere links={elsewhere} />],
        ]}
      />
    </section>
  );
}
