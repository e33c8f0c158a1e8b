import type { CSSProperties } from 'react';
import { type Accent, bandColours, type Theme } from '../../../src/contract/colour/accent.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

/** What has the accent, on the background of a theme: a picture of it, nothing to use. */
export function AccentPreview({ theme, accent }: { theme: Theme; accent: Accent }) {
  const { t } = useAdminText();
  const { band, onBand } = bandColours(accent);
  const style = {
    colorScheme: theme,
    '--brand': accent[theme],
    '--deep': band[theme],
    '--accent-on-band': onBand,
  } as CSSProperties;
  return (
    <div aria-hidden="true" className="mt-3 border border-line" style={style}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 bg-bg p-4 text-ink">
        <span className="btn btn-primary">{t('settings.brand.button')}</span>
        <span className="link text-sm text-brand">{t('settings.brand.link')}</span>
        <span className="rounded-sm bg-[color-mix(in_oklab,var(--brand)_12%,var(--surface))] px-3 py-1.5 text-sm font-medium text-brand">
          {t('settings.brand.chosen')}
        </span>
      </div>
      <div className="band-deep flex flex-wrap justify-between gap-x-5 px-4 py-2.5 text-sm">
        <span>{t('settings.brand.band')}</span>
        <span className="text-brand">{t('settings.brand.link')}</span>
      </div>
    </div>
  );
}
