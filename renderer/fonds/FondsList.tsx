import type { ListedFonds } from '../../src/contract/fonds.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { fondsPath } from '../../src/contract/paths.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Picture } from '../photos/Picture.js';

interface FondsListProps {
  /** Each followed by what is in it. */
  fonds: readonly ListedFonds[];
  /** Whose parts are not indented; null: what is part of nothing. */
  parentId: number | null;
  /** Within the list of what they are in. */
  isInner?: boolean;
}

/** Collections, fonds and series as a tree, with their covers and numbers of photographs. */
export function FondsList({ fonds, parentId, isInner }: FondsListProps) {
  const parts = fonds.filter((one) => one.parentId === parentId);
  return (
    <ul className={isInner ? 'pl-4 sm:pl-10' : 'border-t border-line'}>
      {parts.map((one) => (
        <li key={one.id}>
          <FondsLine fonds={one} parent={fonds.find(({ id }) => id === parentId)} />
          {fonds.some((inner) => inner.parentId === one.id) && <FondsList fonds={fonds} parentId={one.id} isInner />}
        </li>
      ))}
    </ul>
  );
}

interface FondsLineProps {
  fonds: ListedFonds;
  /** What it is in, where that is in the list. */
  parent: ListedFonds | undefined;
}

function FondsLine({ fonds, parent }: FondsLineProps) {
  const { t, language } = useText();
  const { level, slug, cover, photoCount } = fonds;
  const dates = localized(fonds, 'dateText', language);
  // Who holds the whole holds its parts; only another one is worth a word.
  const holder = fonds.holdingInstitution === parent?.holdingInstitution ? null : fonds.holdingInstitution;
  return (
    <div className="flex items-center gap-4 border-b border-line py-3">
      <span className="aspect-4/3 w-24 shrink-0 overflow-hidden bg-mount">
        <Picture image={cover} alt="" sizes="6rem" className="size-full object-cover" />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-mute">{t(`fonds.levels.${level}`)}</p>
        <Link
          to={fondsPath(slug)}
          className="font-serif text-lg leading-tight underline-offset-4 hover:underline"
          lang={fallbackLang(fonds, 'title', language)}
        >
          {localized(fonds, 'title', language)}
        </Link>
        <p className="text-sm text-mute">
          {dates && <span lang={fallbackLang(fonds, 'dateText', language)}>{dates} · </span>}
          {holder && `${holder} · `}
          {t('entity.photoCount', { count: photoCount, number: formatNumber(photoCount, language) })}
        </p>
      </div>
    </div>
  );
}
