import { edtfOfBounds } from '../../../src/contract/dates/edtf-of-bounds.js';
import { writeDate } from '../../../src/contract/dates/write-date.js';
import type { EntityDateName, EntityDetail } from '../../../src/contract/entity.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { DateTime } from '../../../renderer/i18n/DateTime.js';

interface CardDateProps {
  entity: EntityDetail;
  name: EntityDateName;
  /** As it was written. */
  words: string | null;
}

/** A date of a card: its words, the days that an archivist has given, who has verified it, and what it is known from. */
export function CardDate({ entity, name, words }: CardDateProps) {
  const { t, language } = useText();
  const stated = statedDays(entity, name);
  const between = stated && writeDate(stated, language, t);
  const verifiedBy = entity[`${name}VerifiedBy`];
  const source = entity[`${name}Source`];
  const known = [
    entity[`${name}Verified`] &&
      (verifiedBy ? t('photo.dateVerifiedBy', { name: verifiedBy }) : t('photo.dateVerified')),
    source && `${t('photo.fields.source')}: ${source}`,
  ].filter((note) => typeof note === 'string' && note !== '');
  return (
    <>
      <DateTime date={entity.dates[name]}>
        {words && between ? t('photo.dateBetween', { date: words, between }) : (words ?? between)}
      </DateTime>
      {known.length > 0 && <span className="block text-sm text-mute">{known.join(' · ')}</span>}
    </>
  );
}

/** Whether there is anything to say of it. */
export const isDated = (entity: EntityDetail, name: EntityDateName, words: string | null): boolean =>
  words !== null || statedDays(entity, name) !== null;

/** The days that an archivist has given, as EDTF. */
const statedDays = (entity: EntityDetail, name: EntityDateName): string | null =>
  edtfOfBounds({ earliest: entity[`${name}Earliest`], latest: entity[`${name}Latest`] });
