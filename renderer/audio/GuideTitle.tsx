import { entityPath } from '../../src/contract/paths.js';
import { Link } from '../layout/Link.js';

interface GuideTitleProps {
  slug: string;
  title: string;
  className: string;
}

/** The subject of a guide, as a link to its entity. */
export const GuideTitle = ({ slug, title, className }: GuideTitleProps) => (
  <h3 className={className}>
    <Link to={entityPath(slug)} className="touch hover:text-brand hover:underline decoration-1 underline-offset-4">
      {title}
    </Link>
  </h3>
);
