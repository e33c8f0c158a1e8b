import type { CardType } from '../../renderer/entities/card-type.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import { EntityTypeIcon } from '../../renderer/ui/icons/EntityTypeIcon.js';
import { type ExploreChoice, toggledType } from './explore-choice.js';

interface TypeChipsProps {
  types: CardType[];
  choice: ExploreChoice;
  onChange(choice: ExploreChoice): void;
  mapText: TranslateForMap;
}

/** All types of cards, or some of them; without any all are shown. */
export function TypeChips({ types, choice, onChange, mapText }: TypeChipsProps) {
  return (
    <ul aria-label={mapText('explore.types')} className="explore-types">
      <li>
        <button
          type="button"
          aria-pressed={choice.types.length === 0}
          className="chip"
          onClick={() => onChange({ ...choice, types: [] })}
        >
          {mapText('explore.allTypes')}
        </button>
      </li>
      {types.map(({ code, label, color, icon }) => (
        <li key={code} data-type-color={color}>
          <button
            type="button"
            aria-pressed={choice.types.includes(code)}
            className="chip"
            onClick={() => onChange(toggledType(choice, code))}
          >
            <EntityTypeIcon icon={icon} size={18} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
