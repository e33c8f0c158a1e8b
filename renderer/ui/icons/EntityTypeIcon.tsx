import { Icon } from './Icon.js';
import { entityTypeIconName } from './entity-type-icon-name.js';

interface EntityTypeIconProps {
  icon: string | null;
  size?: number;
  className?: string;
}

/** Any other key shows a pin. */
export const EntityTypeIcon = ({ icon, size = 20, className }: EntityTypeIconProps) => (
  <Icon name={entityTypeIconName(icon)} size={size} className={className} />
);
