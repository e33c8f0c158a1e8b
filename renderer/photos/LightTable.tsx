import type { Renditions } from '../../src/contract/image.js';
import type { PhotoListSort } from '../../src/contract/photo.js';
import { photoAnchor, photoPath } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import type { CardPhoto } from './card-photo.js';
import { byDecade } from './by-decade.js';
import { EnlargeFromList } from './EnlargeFromList.js';
import { Picture } from './Picture.js';
import { ratioStyle } from './picture-style.js';
import { prefetchPhoto } from './prefetch-photo.js';
import { YearBadge } from './YearBadge.js';

interface LightTableProps {
  photos: CardPhoto[];
  sortBy: PhotoListSort;
  /** Number of pictures in the first view: they are loaded at once. */
  eager: number;
}

/** Whole pictures in rows of equal height, with title and year; in an order by year under the headings of the decades. */
export function LightTable({ photos, sortBy, eager }: LightTableProps) {
  const { t } = useText();
  if (sortBy !== 'year' && sortBy !== 'yearDesc') return <Rows photos={photos} eager={eager} heading="h3" />;
  return byDecade(photos).map(({ decade, photos: ofDecade }, index) => (
    <section key={decade} className="light-table-decade">
      <h3>{decade === null ? t('archive.undated') : `${decade}–${decade + 9}`}</h3>
      <Rows photos={ofDecade} eager={index === 0 ? eager : 0} heading="h4" />
    </section>
  ));
}

const Rows = ({ photos, eager, heading }: { photos: CardPhoto[]; eager: number; heading: 'h3' | 'h4' }) => (
  <ul className="light-table">
    {photos.map((photo, index) => (
      <li key={photo.id} id={photoAnchor(photo.id)} style={ratioStyle(photo.image)}>
        <Print photo={photo} eager={index < eager} heading={heading} />
      </li>
    ))}
  </ul>
);

function Print({ photo, eager, heading: Heading }: { photo: CardPhoto; eager: boolean; heading: 'h3' | 'h4' }) {
  const prefetch = () => prefetchPhoto(photo.slug);
  return (
    <>
      <Picture
        image={photo.image}
        alt={photo.alt}
        lang={photo.altLang}
        sizes={sizesOnTable(photo.image)}
        eager={eager}
      />
      <div>
        <Heading>
          <Link to={photoPath(photo.slug)} lang={photo.titleLang} onPointerEnter={prefetch} onFocus={prefetch}>
            {photo.title}
          </Link>
        </Heading>
        <YearBadge photo={photo} words={photo} />
        <EnlargeFromList photo={photo} />
      </div>
    </>
  );
}

/** The `sizes` attribute: light-table.css makes rows of about this height, on a phone as wide as the column. */
function sizesOnTable({ width, height }: Renditions): string {
  const rem = (rowHeight: number) => `${Math.round((rowHeight * width) / height)}rem`;
  return `(min-width:64rem) ${rem(18)},(min-width:48rem) ${rem(15)},min(92vw,${rem(24)})`;
}
