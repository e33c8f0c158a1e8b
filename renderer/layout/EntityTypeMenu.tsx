import { lazy, Suspense } from 'react';
import type { EntityTypeLinksProps } from './EntityTypeLinks.js';

const EntityTypeLinks = lazy(async () => ({ default: (await import('./EntityTypeLinks.js')).EntityTypeLinks }));

interface EntityTypeMenuProps extends EntityTypeLinksProps {
  /** The types are asked for when they are about to be seen. */
  isWanted: boolean;
}

/** The types of cards, for the header and the drawer: nothing of it is there before it is wanted. */
export const EntityTypeMenu = ({ isWanted, ...links }: EntityTypeMenuProps) =>
  isWanted && (
    <Suspense fallback={null}>
      <EntityTypeLinks {...links} />
    </Suspense>
  );
