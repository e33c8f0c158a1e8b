import type { EntityManager } from 'typeorm';
import { invalidField } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { slugify } from '../../contract/slug.js';
import type { NewTag } from '../../contract/tag.js';
import type { TagFields } from '../../history/recorded-parts.js';

type Named = Pick<TagFields, 'slug' | 'name'>;

/**
 * The slugs of new tags, in their order: stated ones, and else those that follow from their names. A tag that was renamed has kept its
 * own, so the new one gets a number, as those of photos do.
 * @throws DomainError validation_failed, `field_taken` where another has the name, or one that differs in accents only;
 *   `field_required` for the slug of a name without Latin letters, which leaves nothing for one
 */
export async function newTagSlugs(created: readonly NewTag[], tx: EntityManager): Promise<string[]> {
  const wanted = created.map(({ slug, name }) => (slug === undefined ? slugify(name) : null));
  if (wanted.includes('')) throw invalidField('slug', 'field_required');
  const families = await findFamilies(
    wanted.filter((slug) => slug !== null),
    tx,
  );
  const slugs: string[] = [];
  for (const [place, { slug: stated, name }] of created.entries()) {
    const root = wanted[place]!;
    const slug = stated ?? freeSlug(root, families.get(root) ?? []);
    slugs.push(slug);
    for (const family of familiesOf(slug)) families.set(family, [...(families.get(family) ?? []), { slug, name }]);
  }
  return slugs;
}

/** The tags that there are, by the slugs of which theirs are numbered forms. */
async function findFamilies(wanted: readonly string[], tx: EntityManager): Promise<Map<string, Named[]>> {
  if (wanted.length === 0) return new Map();
  const found = await tx.query<(Named & { family: string })[]>(
    `select family, slug, name from unnest($1::text[]) as family
     join tags on slug = family or regexp_replace(slug, '-[0-9]+$', '') = family`,
    [[...new Set(wanted)]],
  );
  const families = new Map<string, Named[]>();
  for (const { family, slug, name } of found) families.set(family, [...(families.get(family) ?? []), { slug, name }]);
  return families;
}

/** `molo-2` is of the family of `molo`, too. */
const familiesOf = (slug: string): Set<string> => new Set([slug, slug.replace(/-\d+$/, '')]);

function freeSlug(wanted: string, family: readonly Named[]): string {
  if (family.some(({ name }) => slugify(name) === wanted)) throw invalidField('name', 'field_taken');
  const taken = new Set(family.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted.slice(0, limits.slug.max - `-${number}`.length)}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** @throws DomainError validation_failed, `field_taken` for a slug or a name that another tag has, or another of these */
export async function checkAllFree(tags: readonly Named[], tx: EntityManager): Promise<void> {
  const [slugs, names] = [tags.map(({ slug }) => slug), tags.map(({ name }) => name.toLowerCase())];
  const [taken] = await tx.query<[{ slug: boolean; name: boolean }]>(
    `select exists (select from tags where slug = any($1)) as slug,
       exists (select from tags join unnest($2::text[]) as new on lower(name) = lower(new)) as name`,
    [slugs, names],
  );
  if (taken.slug || new Set(slugs).size < slugs.length) throw invalidField('slug', 'field_taken');
  if (taken.name || new Set(names).size < names.length) throw invalidField('name', 'field_taken');
}
