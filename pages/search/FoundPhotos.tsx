import { photoAnchor } from '../../src/contract/paths.js';
import { PhotoCard } from '../../renderer/photos/PhotoCard.js';
import { Marked } from '../../renderer/search/Marked.js';
import { SimilarLink } from './SimilarLink.js';
import type { Hit } from './find-photos.js';

/** Widths of a column beside the filters, as `sizesInGrid` takes them. */
const columns = [37, 33, 45, 90];

/** Photo cards in two columns, with what matches the text marked, and a link to those that each stands for. */
export const FoundPhotos = ({ hits }: { hits: Hit[] }) => (
  <ul className="photo-grid sm:grid-cols-2">
    {hits.map(({ photo, title, excerpt, similar }, index) => (
      <li key={photo.id} id={photoAnchor(photo.id)}>
        <PhotoCard
          // What is marked is another element, because a browser that translates has replaced the former text.
          key={`${title.join()} ${excerpt.join()}`}
          photo={photo}
          eager={index === 0}
          columns={columns}
          marked={{
            title: <Marked text={photo.title} marks={title} />,
            excerpt: <Marked text={photo.excerpt} marks={excerpt} />,
          }}
        />
        {similar && <SimilarLink {...similar} title={photo.title} />}
      </li>
    ))}
  </ul>
);
