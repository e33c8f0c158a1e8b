import { useText } from '../i18n/use-text.js';
import type { CardEntity } from './card-entity.js';

interface FormerNameProps {
  entity: Pick<CardEntity, 'name' | 'formerName' | 'stillExists'>;
  className?: string;
}

/** The former name, below the heading with today's name. */
export function FormerName({ entity: { name, formerName: former, stillExists }, className }: FormerNameProps) {
  const { t } = useText();
  if (!former) return null;
  // What does not exist any more has no name of today.
  const sentence = stillExists === false ? 'entity.alsoKnown' : 'entity.formerly';
  return <p className={className}>{t(sentence, { former, name })}</p>;
}
