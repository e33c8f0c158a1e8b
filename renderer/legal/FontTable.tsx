import { FactTable } from './FactTable.js';

interface FontTableProps {
  caption: string;
  /** What heads font, authors and licence. */
  columns: string[];
}

const openFontLicence = {
  text: 'SIL Open Font License 1.1',
  href: 'https://openfontlicense.org/open-font-license-official-text/',
  lang: 'en',
} as const;

/** The fonts of the site, with the notices that their licence asks for: the same in every language. */
export const FontTable = (words: FontTableProps) => (
  <FactTable
    {...words}
    rows={[
      [
        'Bodoni Moda',
        {
          text: '© 2020 The Bodoni Moda Project Authors',
          href: 'https://github.com/indestructible-type/Bodoni',
          lang: 'en',
        },
        openFontLicence,
      ],
      [
        'Hanken Grotesk',
        {
          text: '© 2021 The Hanken Grotesk Project Authors',
          href: 'https://github.com/marcologous/hanken-grotesk',
          lang: 'en',
        },
        openFontLicence,
      ],
    ]}
  />
);
