import { Picture } from '../photos/Picture.js';
import { EntityTypeIcon } from '../ui/icons/EntityTypeIcon.js';
import type { CardEntity } from './card-entity.js';
import type { CardType } from './card-type.js';

interface EntityCoverProps {
  entity: Pick<CardEntity, 'coverPhoto' | 'coverImage' | 'imageUrl' | 'coverPhotoPosition'>;
  type: Pick<CardType, 'color' | 'icon'> | undefined;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** An entity's cover, cropped around its focus; without one a background in the colour of its type. */
export function EntityCover({ entity, type, sizes, eager, className = '' }: EntityCoverProps) {
  // Slightly enlarged, to crop the worn edges of a print.
  const cropped = `size-full scale-[1.045] object-cover ${className}`;
  const focus = { objectPosition: `50% ${entity.coverPhotoPosition}%` };
  if (entity.coverPhoto) {
    // The alt text is empty: the name is beside the image.
    return (
      <Picture image={entity.coverPhoto.image} alt="" sizes={sizes} eager={eager} className={cropped} style={focus} />
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
