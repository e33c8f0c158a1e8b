import type { ReactNode } from 'react';
import type { CardEntity } from './card-entity.js';
import type { CardType } from './card-type.js';
import { EntityCard } from './EntityCard.js';

interface EntityGridProps {
  entities: CardEntity[];
  entityTypes: CardType[];
  /** Number of cards in the first view: their images are loaded at once. */
  eager?: number;
  /** Has a place of its own in the grid, and is no item of the list. */
  beside?: ReactNode;
}

/** Entity cards in 1, 2 or 3 columns. */
export const EntityGrid = ({ entities, entityTypes, eager = 0, beside }: EntityGridProps) => (
  <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
    {beside}
    <ul className="contents">
      {entities.map((entity, index) => (
        <li key={entity.id}>
          <EntityCard entity={entity} entityTypes={entityTypes} eager={index < eager} />
        </li>
      ))}
    </ul>
  </div>
);
