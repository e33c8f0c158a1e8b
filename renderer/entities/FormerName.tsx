import { localized } from '../../src/contract/localized.js';
import { useText } from '../i18n/use-text.js';
import { formerName } from './entity-texts.js';
import type { CardEntity } from './card-entity.js';

interface FormerNameProps {
  entity: CardEntity;
  className?: string;
}

/** The former name, below the heading with today's name. */
export function FormerName({ entity, className }: FormerNameProps) {
  const { t, language } = useText();
  const former = formerName(entity, language);
  if (!former) return null;
  // What does not exist any more has no name of today.
  const sentence = entity.stillExists === false ? 'entity.alsoKnown' : 'entity.formerly';
  return <p className={className}>{t(sentence, { former, name: localized(entity, 'name', language) })}</p>;
}
