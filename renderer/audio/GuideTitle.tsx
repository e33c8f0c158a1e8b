import { entityPath } from '../../src/contract/paths.js';
import { Link } from '../layout/Link.js';

interface GuideTitleProps {
  slug: string;
  title: string;
  className: string;
}

/** What a guide is about, and the way to its card. */
export const GuideTitle = ({ slug, title, className }: GuideTitleProps) => (
  <h3 className={className}>
    <Link to={entityPath(slug)} className="touch hover:text-brand hover:underline decoration-1 underline-offset-4">
      {title}
    </Link>
  </h3>
);
