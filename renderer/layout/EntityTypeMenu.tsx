import { lazy } from 'react';
import { OnDemand } from '../loading/OnDemand.js';
import type { EntityTypeLinksProps } from './EntityTypeLinks.js';

const EntityTypeLinks = lazy(async () => ({ default: (await import('./EntityTypeLinks.js')).EntityTypeLinks }));

interface EntityTypeMenuProps extends EntityTypeLinksProps {
  /** True when the menu is about to open: only then are the types loaded. */
  isWanted: boolean;
}

/** The entity types, for the header and the drawer; the code is loaded when it is needed. */
export const EntityTypeMenu = ({ isWanted, ...links }: EntityTypeMenuProps) =>
  isWanted && (
    <OnDemand>
      <EntityTypeLinks {...links} />
    </OnDemand>
  );
