import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import type { Language } from '../../../src/contract/languages.js';
import type { Photo } from '../../../src/contract/photo.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { localized } from '../../../src/contract/localized.js';
import { entityPath, photoPath } from '../../../src/contract/paths.js';
import { cutText, stripMarkup } from '../../../src/contract/text.js';
import { type Renditions, renditionUrl } from '../../../src/contract/image.js';
import { asQuery } from '../../api/load.js';
import { queries } from '../../api/queries.js';
import { queryClient } from '../../api/query-client.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { YearBadge } from '../../photos/YearBadge.js';
import type { Dated } from '../../photos/span-text.js';
import type { TranslateForMap } from '../map-texts.js';

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
  year: Dated | null;
  isVanished: boolean;
}

/** What the popup of a sign shows: image, name, the beginning of its text, and a link to its page. */
export function RecordPopup({ of, mapText, onSize }: RecordPopupProps) {
  const shown = useRecord(of);
  const isShown = shown !== null;
  useEffect(onSize, [isShown, onSize]);
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
  const photo = useQuery({ ...asQuery(queries.photoById(id)), enabled: kind === 'photo' }, queryClient()).data;
  const entity = useQuery({ ...asQuery(queries.entityById(id)), enabled: kind === 'entity' }, queryClient()).data;
  if (photo) return shownOfPhoto(photo, language);
  return entity ? shownOfEntity(entity, language) : null;
}

const cut = (text: string | null) => cutText(stripMarkup(text ?? ''), { max: mapLimits.excerpt });

const shownOfPhoto = (photo: Photo, language: Language): Shown => ({
  path: photoPath(photo.slug),
  name: cutText(localized(photo, 'title', language), { max: mapLimits.excerpt }),
  excerpt: cut(localized(photo, 'description', language)),
  image: photo.image,
  year: photo,
  isVanished: false,
});

const shownOfEntity = (entity: EntityDetail, language: Language): Shown => ({
  path: entityPath(entity.slug),
  name: cutText(localized(entity, 'name', language), { max: mapLimits.name }),
  excerpt: cut(localized(entity, 'excerpt', language) ?? localized(entity, 'storyStart', language)),
  image: entity.coverPhoto?.image ?? null,
  year: null,
  isVanished: entity.stillExists === false,
});
