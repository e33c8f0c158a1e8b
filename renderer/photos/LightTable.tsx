import type { CSSProperties } from 'react';
import type { Renditions } from '../../src/contract/image.js';
import type { PhotoListSort } from '../../src/contract/photo.js';
import { photoAnchor } from '../../src/contract/paths.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import type { CardPhoto } from './card-photo.js';
import { byDecade, type PhotosOfDecade } from './by-decade.js';
import { ratioOf, ratioStyle } from './picture-style.js';
import { Print } from './Print.js';

interface LightTableProps {
  photos: CardPhoto[];
  sortBy: PhotoListSort;
  /** Number of pictures in the first view: they are loaded at once. */
  eager: number;
  /** Whether the list begins and ends with these photos: a decade may have more on the page before or after. */
  begins: boolean;
  ends: boolean;
}

/**
 * Whole pictures in rows of equal height, with title and year; in an order by year under the headings of the decades, of which
 * small ones share a row.
 */
export function LightTable({ photos, sortBy, eager, begins, ends }: LightTableProps) {
  if (sortBy !== 'year' && sortBy !== 'yearDesc') return <Rows photos={photos} eager={eager} heading="h3" />;
  const groups = byDecade(photos);
  return (
    <div className="light-table-decades">
      {groups.map((group, index) => (
        <Decade
          key={group.decade}
          {...group}
          eager={index === 0 ? eager : 0}
          isWhole={(begins || index > 0) && (ends || index < groups.length - 1)}
        />
      ))}
    </div>
  );
}

/** Widths of the pictures of a decade together, relative to their height: so many share a row with those of another. */
const smallRatio = 4.5;

function Decade({ decade, photos, eager, isWhole }: PhotosOfDecade<CardPhoto> & { eager: number; isWhole: boolean }) {
  const { t, language } = useText();
  const count = photos.length;
  const ratio = photos.reduce((sum, { image }) => sum + ratioOf(image), 0);
  return (
    <section
      data-decade={decade ?? undefined}
      className={ratio <= smallRatio ? 'is-small' : undefined}
      style={{ '--ratio': Math.round(ratio * 100) / 100, '--photos': count } as CSSProperties}
    >
      <h3>
        {decade === null ? t('archive.undated') : `${decade}–${decade + 9}`}
        {isWhole && <small> {t('archive.count', { count, number: formatNumber(count, language) })}</small>}
      </h3>
      <Rows photos={photos} eager={eager} heading="h4" />
    </section>
  );
}

const Rows = ({ photos, eager, heading }: { photos: CardPhoto[]; eager: number; heading: 'h3' | 'h4' }) => (
  <ul className="light-table">
    {photos.map((photo, index) => (
      <li key={photo.id} id={photoAnchor(photo.id)} style={ratioStyle(photo.image)}>
        <Print photo={photo} sizes={sizesOnTable(photo.image)} eager={index < eager} heading={heading} />
      </li>
    ))}
  </ul>
);

/** The `sizes` attribute: light-table.css makes rows of about this height, on a phone as wide as the column. */
function sizesOnTable({ width, height }: Renditions): string {
  const rem = (rowHeight: number) => `${Math.round((rowHeight * width) / height)}rem`;
  return `(min-width:64rem) ${rem(18)},(min-width:48rem) ${rem(15)},min(92vw,${rem(24)})`;
}
