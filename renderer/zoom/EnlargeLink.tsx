import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { largestPhotoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { Link } from '../layout/Link.js';
import { enlarge } from './zoom-address.js';

interface EnlargeLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  photo: Pick<Photo, 'slug'>;
  /** Where it leads without scripts, where that is not the page of the scan. */
  to?: string;
}

/** On the page of a photo: shows it enlarged. Without scripts, and in another tab, it leads to a page that does. */
export function EnlargeLink({ photo, to = largestPhotoPath(photo.slug), ...anchor }: EnlargeLinkProps) {
  const handleClick = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link.
    click.stopPropagation();
    enlarge();
  };
  return <Link to={to} rel="nofollow" onClick={handleClick} {...anchor} />;
}
