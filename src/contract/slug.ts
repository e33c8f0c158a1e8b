import { limits } from './limits.js';

/** `Città, 1900` → `citta-1900`: lowercase, without accents, other characters become hyphens, at most 60 characters. */
export function slugify(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    // Accents, and what nobody sees: soft hyphens, joiners, marks of direction.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return cutSlug(plain, limits.slug.max);
}

/** `trieste-piazza-grande-1877`: the city, the title, and the year if known. */
export const photoSlug = ({ city, title, year }: { city: string; title: string; year: number | null }): string =>
  slugify([city, title, year ?? ''].join(' '));

/** The slug of an entity. A name of digits only gets the type code as prefix, because it would be read as an id. */
export function entitySlug({ name, typeCode }: { name: string; typeCode: string }): string {
  const slug = slugify(name);
  return slug === '' || /^\d+$/.test(slug) ? slugify(`${typeCode} ${name}`) : slug;
}

/** The slug of a fonds. A title of digits only gets the level as prefix, because it would be read as an id. */
export function fondsSlug({ title, level }: { title: string; level: string }): string {
  const slug = slugify(title);
  return slug === '' || /^\d+$/.test(slug) ? slugify(`${level} ${title}`) : slug;
}

/** Whether a text has the form of a slug. */
export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= limits.slug.max && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const cutSlug = (slug: string, max: number): string => slug.slice(0, max).replace(/-$/, '');
