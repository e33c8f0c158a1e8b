import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
import { dateWords } from '../../photos/date-words.js';
import { YearBadge } from '../../photos/YearBadge.js';
import { AnswerFailed } from '../AnswerFailed.js';
import type { TranslateForMap } from '../map-texts.js';

/** A photo or an entity that a sign stands for. */
export interface RecordOnMap {
  kind: 'photo' | 'entity';
  id: number;
}

interface RecordPopupProps {
  of: RecordOnMap;
  mapText: TranslateForMap;
  /** It was opened by a key: its link gets the focus, or instead of it the button to ask again. */
  takesFocus: boolean;
  /** Its content is there now, or another one. */
  onSize(): void;
}

interface Shown {
  path: string;
  name: string;
  excerpt: string;
  image: Renditions | null;
  /** Null for an entity. */
  photo: Photo | null;
  isVanished: boolean;
}

/** What the popup of a sign shows: image, name, the beginning of its text, and a link to its page. */
export function RecordPopup({ of, mapText, takesFocus, onSize }: RecordPopupProps) {
  const { language } = useText();
  const { shown, hasFailed, retry } = useRecord(of, language);
  const isShown = shown !== null;
  const content = useRef<HTMLDivElement>(null);
  useEffect(onSize, [isShown, hasFailed, onSize]);
  useEffect(() => {
    if (takesFocus) content.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [takesFocus, isShown, hasFailed]);
  if (hasFailed)
    return (
      <div ref={content} className="map-popup-failed">
        <AnswerFailed mapText={mapText} onRetry={retry} />
      </div>
    );
  if (!shown) return <div className="skeleton h-40" />;
  const { path, name, excerpt, image, photo, isVanished } = shown;
  return (
    <article>
      {image && <img src={renditionUrl(image, 320, 'webp')} alt="" style={{ backgroundColor: image.color }} />}
      <div ref={content}>
        {photo && <YearBadge photo={photo} words={dateWords(photo, language)} />}
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

function useRecord(
  { kind, id }: RecordOnMap,
  language: Language,
): { shown: Shown | null; hasFailed: boolean; retry(): void } {
  const photo = useQuery({ ...asQuery(queries.photoById(id)), enabled: kind === 'photo' }, queryClient());
  const entity = useQuery({ ...asQuery(queries.entityById(id)), enabled: kind === 'entity' }, queryClient());
  const { isError, refetch } = kind === 'photo' ? photo : entity;
  return {
    shown: photo.data ? shownOfPhoto(photo.data, language) : entity.data ? shownOfEntity(entity.data, language) : null,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}

const cut = (text: string | null) => cutText(stripMarkup(text ?? ''), { max: mapLimits.excerpt });

const shownOfPhoto = (photo: Photo, language: Language): Shown => ({
  path: photoPath(photo.slug),
  name: cutText(localized(photo, 'title', language), { max: mapLimits.excerpt }),
  excerpt: cut(localized(photo, 'description', language)),
  image: photo.image,
  photo,
  isVanished: false,
});

const shownOfEntity = (entity: EntityDetail, language: Language): Shown => ({
  path: entityPath(entity.slug),
  name: cutText(localized(entity, 'name', language), { max: mapLimits.name }),
  excerpt: cut(localized(entity, 'excerpt', language) ?? localized(entity, 'storyStart', language)),
  image: entity.coverPhoto?.image ?? null,
  photo: null,
  isVanished: entity.stillExists === false,
});
