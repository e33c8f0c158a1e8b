import { type Language, withLanguage } from '../../src/contract/languages.js';
import { oembedPath, photoPath } from '../../src/contract/paths.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';

interface OEmbedAlternateProps {
  photo: { slug: string };
  title: string;
  origin: string;
  language: Language;
}

/** Where other sites find how to show the photo (oEmbed 1.0, section 4). */
export const OEmbedAlternate = ({ photo, title, origin, language }: OEmbedAlternateProps) => (
  <link
    {...needsServer}
    rel="alternate"
    type="application/json+oembed"
    href={origin + oembedPath(origin + withLanguage(language, photoPath(photo.slug)))}
    title={title}
  />
);
