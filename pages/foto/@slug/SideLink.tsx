import type { Renditions } from '../../../src/contract/image.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';

interface SideLinkProps {
  to: string;
  image: Renditions;
  label: string;
}

/** Leads to the other side of the object, which it shows in small. */
export const SideLink = ({ to, image, label }: SideLinkProps) => (
  <Link to={to} rel="nofollow" className="flex items-center gap-3 text-sm font-semibold print:hidden">
    <Picture image={image} alt="" sizes="72px" className="h-14 w-auto" />
    <span className="link">{label}</span>
  </Link>
);
