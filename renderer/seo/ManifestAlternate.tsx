import { presentationPath } from '../../src/contract/paths.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';

interface ManifestAlternateProps {
  kind: 'photo' | 'entity';
  id: number;
  origin: string;
}

/** Where programs find the record of a page as a manifest (IIIF Presentation API 3). */
export const ManifestAlternate = ({ kind, id, origin }: ManifestAlternateProps) => (
  <link
    {...needsServer}
    rel="alternate"
    type='application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"'
    href={`${origin}${presentationPath(kind, id)}/manifest.json`}
  />
);
