import type { ReactNode } from 'react';
import {
  type EntityTypeColor,
  entityTypeColors,
  type EntityTypeIcon as IconKey,
  entityTypeIcons,
} from '../../../src/contract/entity-type.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { EntityTypeIcon } from '../../../renderer/ui/icons/EntityTypeIcon.js';

/** The names of the icons' texts: some keys are emoji. */
const iconTexts = {
  building: 'building',
  home: 'home',
  layers: 'layers',
  layout: 'layout',
  map: 'map',
  flag: 'flag',
  pin: 'pin',
  signpost: 'signpost',
  water: 'water',
  'card-minimal': 'card',
  '🗽': 'statue',
  '⛰': 'mountain',
  '🏛': 'monument',
  '🏙': 'city',
} as const satisfies Record<IconKey, string>;

interface LookFieldsProps {
  color: EntityTypeColor;
  icon: string;
  errorOf(field: string): string | undefined;
  onColor(color: EntityTypeColor): void;
  onIcon(icon: string): void;
}

/** Colour and icon, chosen from the lists that the style sheets and the icon set know. */
export function LookFields({ color, icon, errorOf, onColor, onIcon }: LookFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="look" title={t('entityTypes.look')} hint={t('entityTypes.lookHint')}>
      <Choices legend={t('entityTypes.color')} error={errorOf('color')}>
        {entityTypeColors.map((value) => (
          <Choice key={value} name="color" value={value} isChosen={value === color} onChoice={() => onColor(value)}>
            <span data-type-color={value} className="inline-flex items-center gap-2">
              <span className="type-dot" />
              {t(`entityTypes.colors.${value}`)}
            </span>
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('entityTypes.icon')} error={errorOf('icon')}>
        {entityTypeIcons.map((value) => (
          <Choice key={value} name="icon" value={value} isChosen={value === icon} onChoice={() => onIcon(value)}>
            <EntityTypeIcon icon={value} size={22} />
            {t(`entityTypes.icons.${iconTexts[value]}`)}
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}

const Choices = ({ legend, error, children }: { legend: string; error: string | undefined; children: ReactNode }) => (
  <fieldset className="field min-w-0">
    <legend className="mb-1.5">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
    {error && <p className="error">{error}</p>}
  </fieldset>
);

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoice(): void;
  children: ReactNode;
}

const Choice = ({ name, value, isChosen, onChoice, children }: ChoiceProps) => (
  // A dot has a ring where it is chosen: its colour may be that of the chip.
  <label className="chip min-h-11 cursor-pointer has-checked:**:[.type-dot]:[box-shadow:0_0_0_2px_var(--on-brand)] has-checked:border-brand has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)]">
    <input type="radio" name={name} value={value} checked={isChosen} className="sr-only" onChange={onChoice} />
    {children}
  </label>
);
