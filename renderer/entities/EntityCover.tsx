import type { EntityType } from '../../src/contract/entity-type.js';
import { Picture } from '../photos/Picture.js';
import { EntityTypeIcon } from '../ui/icons/EntityTypeIcon.js';
import type { CardEntity } from './card-entity.js';

interface EntityCoverProps {
  entity: CardEntity;
  type: EntityType | undefined;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** A card's cover, cropped around its focus; where there is none, a ground in the colour of its type (row E2). */
export function EntityCover({ entity, type, sizes, eager, className = '' }: EntityCoverProps) {
  // A little closer than it need be: the worn edges of a print belong to the photograph, not to a cover.
  const cropped = `size-full scale-[1.045] object-cover ${className}`;
  const focus = { objectPosition: `50% ${entity.coverPhotoPosition}%` };
  if (entity.coverPhoto) {
    // The name stands beside it: here the picture is an ornament.
    return (
      <Picture picture={entity.coverPhoto.image} alt="" sizes={sizes} eager={eager} className={cropped} style={focus} />
    );
  }
  const url = entity.coverImage ?? entity.imageUrl;
  if (url) return <img src={url} alt="" loading={eager ? 'eager' : 'lazy'} className={cropped} style={focus} />;
  return (
    <div data-type-color={type?.color} className={`cover-ground grid size-full place-items-center ${className}`}>
      <EntityTypeIcon icon={type?.icon ?? null} size={56} />
    </div>
  );
}
