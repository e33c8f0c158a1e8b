import type { EntityType } from '../../src/contract/entity-type.js';
import { localized } from '../../src/contract/localized.js';
import { useText } from '../i18n/use-text.js';

interface TypeBadgeProps {
  type: EntityType | undefined;
  className?: string;
}

/** An entity's type: a dot in its colour and its name, since colour alone is not enough (WCAG 1.4.1). */
export function TypeBadge({ type, className = '' }: TypeBadgeProps) {
  const { language } = useText();
  if (!type) return null;
  return (
    <span data-type-color={type.color} className={`inline-flex items-center gap-2 ${className}`}>
      <span className="type-dot" />
      {localized(type, 'name', language)}
    </span>
  );
}
