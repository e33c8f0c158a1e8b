import { limits } from './limits.js';

/** Text as an address: lowercase, ß → ss, accents removed, everything else a hyphen, cut at 60 (contract.md, Data rules). */
export function slugify(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return cutSlug(plain, limits.slug.max);
}

/** `trieste-piazza-grande-1877`: the city, the title, the year when there is one (public-site.md, Photo detail). */
export const photoSlug = ({ city, title, year }: { city: string; title: string; year: number | null }): string =>
  slugify([city, title, year ?? ''].join(' '));

/** A card's address; digits only would read as an id, so the type's code goes in front. */
export function entitySlug({ name, typeCode }: { name: string; typeCode: string }): string {
  const slug = slugify(name);
  return slug === '' || /^\d+$/.test(slug) ? slugify(`${typeCode} ${name}`) : slug;
}

const cutSlug = (slug: string, max: number): string => slug.slice(0, max).replace(/-+$/, '');
