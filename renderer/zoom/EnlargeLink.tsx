import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { largestPhotoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { Link } from '../layout/Link.js';
import { enlarge } from './zoom-address.js';

interface EnlargeLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  photo: Photo;
}

/** On the page of a photo: shows it enlarged. Without scripts, and in another tab, it leads to a page that does. */
export function EnlargeLink({ photo, ...anchor }: EnlargeLinkProps) {
  const handleClick = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link.
    click.stopPropagation();
    enlarge();
  };
  return <Link to={largestPhotoPath(photo.slug)} rel="nofollow" onClick={handleClick} {...anchor} />;
}
