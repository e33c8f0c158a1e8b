import { usePageContext } from 'vike-react/usePageContext';
import { breadcrumbList, type Step } from './breadcrumb.js';
import { collectionLd, type Listed } from './collection-ld.js';
import { JsonLd } from './JsonLd.js';
import { originOf } from './origin.js';

interface ListHeadProps {
  /** Its path has the query. */
  list: Listed & { items: Listed[] };
  trail: Step[];
  total: number;
  isFiltered: boolean;
}

/** What search engines read of a page of a list. */
export function ListHead({ list, trail, total, isFiltered }: ListHeadProps) {
  const pageContext = usePageContext();
  const where = { origin: originOf(pageContext), language: pageContext.language };
  return (
    <>
      {/* Every filter that finds nothing would be a page of its own. */}
      {total === 0 && isFiltered && <meta name="robots" content="noindex" />}
      <JsonLd graph={[collectionLd(list, where), breadcrumbList(trail, where)]} />
    </>
  );
}
