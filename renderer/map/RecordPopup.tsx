import { useEffect, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { entityPath, photoPath } from '../../src/contract/paths.js';
import { cutText, stripMarkup } from '../../src/contract/text.js';
import { type Renditions, renditionUrl } from '../../src/contract/image.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { YearBadge } from '../photos/YearBadge.js';
import type { TranslateForMap } from './map-texts.js';

/** A photo or an entity that a sign stands for. */
export interface RecordOnMap {
  kind: 'photo' | 'entity';
  id: number;
}

interface RecordPopupProps {
  of: RecordOnMap;
  mapText: TranslateForMap;
  /** Its content is there now, or another one. */
  onSize(): void;
}

interface Shown {
  path: string;
  name: string;
  excerpt: string;
  image: Renditions | null;
  year: { year: number | null; yearEstimated: boolean } | null;
  isVanished: boolean;
}

/** What the popup of a sign shows: image, name, the beginning of its text, and a link to its page. */
export function RecordPopup({ of, mapText, onSize }: RecordPopupProps) {
  const shown = useRecord(of);
  useEffect(onSize, [shown, onSize]);
  if (!shown) return <div className="skeleton h-40" />;
  const { path, name, excerpt, image, year, isVanished } = shown;
  return (
    <article>
      {image && <img src={renditionUrl(image, 320, 'webp')} alt="" style={{ backgroundColor: image.color }} />}
      <div>
        {year && <YearBadge photo={year} />}
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        {isVanished && <p>{mapText('notExisting')}</p>}
        {excerpt && <p>{excerpt}</p>}
        <Link to={path} className="link" tabIndex={-1} aria-hidden="true">
          {mapText(of.kind === 'photo' ? 'openPhoto' : 'openEntity')}
        </Link>
      </div>
    </article>
  );
}

function useRecord({ kind, id }: RecordOnMap): Shown | null {
  const { language } = useText();
  const [found, setFound] = useState<{ key: string; shown: Shown } | null>(null);
  const key = `${kind} ${id}`;
  useEffect(() => {
    let isWanted = true;
    const cut = (text: string | null) => cutText(stripMarkup(text ?? ''), { max: limits.map.excerpt });
    const photo = async (): Promise<Shown> => {
      const record = await queryClient().fetchQuery(asQuery(queries.photoById(id)));
      return {
        path: photoPath(record.slug),
        name: cutText(localized(record, 'title', language), { max: limits.map.excerpt }),
        excerpt: cut(localized(record, 'description', language)),
        image: record.image,
        year: record,
        isVanished: false,
      };
    };
    const entity = async (): Promise<Shown> => {
      const record = await queryClient().fetchQuery(asQuery({ ...queries.entityById(id), retries: 3 }));
      return {
        path: entityPath(record.slug),
        name: cutText(localized(record, 'name', language), { max: limits.map.name }),
        excerpt: cut(localized(record, 'excerpt', language) ?? localized(record, 'storyStart', language)),
        image: record.coverPhoto?.image ?? null,
        year: null,
        isVanished: record.stillExists === false,
      };
    };
    (kind === 'photo' ? photo() : entity()).then(
      (shown) => isWanted && setFound({ key, shown }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [kind, id, key, language]);
  return found?.key === key ? found.shown : null;
}
