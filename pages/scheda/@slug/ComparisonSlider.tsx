import { type CSSProperties, useState } from 'react';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { YearBadge } from '../../../renderer/photos/YearBadge.js';
import './comparison-slider.css';

interface ComparisonSliderProps {
  comparison: NonNullable<EntityDetail['comparison']>;
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

/** Lies over the earlier of two photographs: the later one, the years of both, and a slider for the edge between them. */
export function ComparisonSlider({ comparison: [before, after], sizes }: ComparisonSliderProps) {
  const { t, language } = useText();
  const [edge, setEdge] = useState(50);
  return (
    <div className="compare-slider" style={{ '--edge': `${edge}%` } as CSSProperties}>
      <Picture
        image={after.image}
        alt={localized(after, 'title', language)}
        lang={fallbackLang(after, 'title', language)}
        sizes={sizes}
      />
      <YearBadge photo={before} />
      <YearBadge photo={after} className="is-after" />
      <input
        type="range"
        value={edge}
        aria-label={t('entity.comparisonSlider')}
        className="seek"
        onChange={({ target }) => setEdge(Number(target.value))}
      />
    </div>
  );
}
