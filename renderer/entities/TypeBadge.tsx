import type { CardType } from './card-type.js';

interface TypeBadgeProps {
  type: Pick<CardType, 'label' | 'color'> | undefined;
  className?: string;
}

/** An entity's type: a dot in its colour and its name, since colour alone is not enough (WCAG 1.4.1). */
export function TypeBadge({ type, className = '' }: TypeBadgeProps) {
  if (!type) return null;
  return (
    <span data-type-color={type.color} className={`inline-flex items-center gap-2 ${className}`}>
      <span className="type-dot" />
      {type.label}
    </span>
  );
}
