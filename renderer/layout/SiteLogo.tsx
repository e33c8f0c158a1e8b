import { brandAddress, type BrandImage, logoFile } from '../../src/contract/brand.js';
import { pageBackground } from '../../src/contract/colour/page-background.js';
import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { SiteSettings } from '../../src/contract/settings.js';
import { Logo } from '../ui/icons/Logo.js';

interface SiteLogoProps {
  site: SiteSettings;
  language: Language;
}

/** The logo with the name of the site: beside it, or as its text alternative where it shows the name itself. */
export function SiteLogo({ site, language }: SiteLogoProps) {
  const { logo } = site;
  const name = localized(site, 'siteName', language);
  const alt = logo?.carriesName ? name : '';
  return (
    <>
      {!logo && <Logo height={34} className="shrink-0 text-brand" />}
      {logo && <LogoImage image={logo.light} alt={alt} theme={logo.dark ? 'light' : 'both'} />}
      {logo?.dark && <LogoImage image={logo.dark} alt={alt} theme="dark" />}
      {!alt && <span className="text-balance">{name}</span>}
    </>
  );
}

interface LogoImageProps {
  image: BrandImage;
  alt: string;
  theme: 'light' | 'dark' | 'both';
}

/** A logo that carries the name is a line of text: it needs more height than a mark beside a name. */
const heights = { mark: '2.125rem', withName: '2.5rem' };

/** CSS hides the logo of the other theme, because the server does not know the theme; what is hidden is not loaded. */
const LogoImage = ({ image, alt, theme }: LogoImageProps) => (
  <img
    src={brandAddress(image, logoFile(image))}
    alt={alt}
    width={image.width}
    height={image.height}
    loading={theme === 'both' ? undefined : 'lazy'}
    className={{ light: 'dark:hidden', dark: 'hidden dark:block', both: '' }[theme]}
    style={{
      width: 'auto',
      height: alt ? heights.withName : heights.mark,
      maxWidth: 'min(15rem, 52vw)',
      objectFit: 'contain',
      objectPosition: 'left',
      ...(theme === 'both' && plate),
    }}
  />
);

/** Light in the dark theme, so that a dark logo stays legible; not seen in the light one. */
const plate = {
  boxSizing: 'content-box',
  padding: '0.25rem 0.375rem',
  marginInlineStart: '-0.375rem',
  borderRadius: 2,
  background: `light-dark(transparent, ${pageBackground.light})`,
} as const;
