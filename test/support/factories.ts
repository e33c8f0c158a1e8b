import { createHash, randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import type { DataSource } from 'typeorm';
import type { Role } from '../../src/contract/roles.js';
import { ContributionRow } from '../../src/contributions/contribution.row.js';
import { DefaultCoverRow } from '../../src/entities/default-covers/default-cover.row.js';
import { EntityRelationRow } from '../../src/entities/relations/entity-relation.row.js';
import { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import { EntityRow } from '../../src/entities/entity.row.js';
import { PhotoRow } from '../../src/photos/photo.row.js';
import { TagRow } from '../../src/photos/tags/tag.row.js';
import { slugify } from '../../src/contract/slug.js';
import { renditionProfile } from '../../src/images/rendition-profile.js';

export interface Account {
  id: number;
  email: string;
  password: string;
}

/** Records of an archive: each states only what matters to the test, and builds the parents that it needs. */
export interface Factories {
  aPhoto(values?: Partial<PhotoRow> & { tags?: TagRow[]; entities?: EntityRow[] }): Promise<PhotoRow>;
  anEntity(values?: Partial<EntityRow> & { type?: EntityTypeRow }): Promise<EntityRow>;
  anEntityType(values?: Partial<EntityTypeRow>): Promise<EntityTypeRow>;
  aTag(values?: Partial<TagRow>): Promise<TagRow>;
  aRelation(values: { from: EntityRow; to: EntityRow } & Partial<EntityRelationRow>): Promise<EntityRelationRow>;
  aDefaultCover(values: { type: EntityTypeRow } & Partial<DefaultCoverRow>): Promise<DefaultCoverRow>;
  aMember(values?: { email?: string }): Promise<Account>;
  anEditor(values?: { email?: string }): Promise<Account>;
  aModerator(values?: { email?: string }): Promise<Account>;
  anAdmin(values?: { email?: string }): Promise<Account>;
  aFavorite(values: { user: Account; photo: Pick<PhotoRow, 'id'>; createdAt?: Date }): Promise<void>;
  aSuggestion(
    values: { user: Account; photo?: Pick<PhotoRow, 'id'> } & Partial<ContributionRow>,
  ): Promise<ContributionRow>;
}

/** Hashed once at the lowest cost: tests are about who signs in, not about how long it takes. */
let hashed: Promise<string> | undefined;
/** The password of every account that a factory makes. */
export const accountPassword = 'una-parola-segreta';

export function factories(database: DataSource): Factories {
  let made = 0;
  const next = (): number => (made += 1);
  const save = <Row extends object>(row: new () => Row, values: Partial<Row>): Promise<Row> =>
    database.getRepository(row).save(values as Row);

  async function account({
    role,
    email = `persona-${next()}@example.org`,
  }: {
    role: Role;
    email?: string;
  }): Promise<Account> {
    hashed ??= argon2.hash(accountPassword, { type: argon2.argon2id, memoryCost: 1024, timeCost: 2, parallelism: 1 });
    const [row] = await database.query<[{ id: number }]>(
      `insert into users (email, email_key, username, password_hash, has_long_password, role)
       values ($1, lower($1), $2, $3, true, $4) returning id`,
      [email, `persona-${next()}`, await hashed, role],
    );
    return { id: row.id, email, password: accountPassword };
  }

  const make: Factories = {
    async anEntityType(values = {}) {
      const n = next();
      return save(EntityTypeRow, { code: `type-${n}`, name: `Tipo ${n}`, color: 'blue', icon: 'building', ...values });
    },
    async anEntity({ type, ...values } = {}) {
      const name = values.name ?? `Palazzo ${next()}`;
      const entityType = type ?? (await make.anEntityType());
      return save(EntityRow, { name, slug: slugify(name), entityTypeId: entityType.id, ...values });
    },
    async aTag(values = {}) {
      const name = values.name ?? `etichetta ${next()}`;
      return save(TagRow, { name, slug: slugify(name), ...values });
    },
    async aPhoto({ tags = [], entities = [], ...values } = {}) {
      const title = values.title ?? `Piazza Unità ${next()}`;
      const photo = await save(PhotoRow, {
        title,
        slug: slugify(`trieste ${title}`),
        status: 'published',
        publishedAt: new Date(),
        originalSha256: createHash('sha256').update(randomBytes(8)).digest('hex'),
        renditions: {
          renditionProfile: renditionProfile.name,
          widths: [320, 640],
          width: 1600,
          height: 1200,
          color: '#8a7355',
          placeholder: '',
        },
        ...values,
      });
      for (const tag of tags) await database.query('insert into photo_tags values ($1, $2)', [photo.id, tag.id]);
      for (const [position, entity] of entities.entries())
        await database.query('insert into photo_entities values ($1, $2, $3)', [photo.id, entity.id, position]);
      return photo;
    },
    aRelation: ({ from, to, ...values }) =>
      save(EntityRelationRow, { fromEntityId: from.id, toEntityId: to.id, kind: 'near', ...values }),
    aDefaultCover: ({ type, ...values }) =>
      save(DefaultCoverRow, { entityTypeId: type.id, sortOrder: next(), ...values }),
    aMember: (values) => account({ role: 'member', ...values }),
    anEditor: (values) => account({ role: 'editor', ...values }),
    aModerator: (values) => account({ role: 'moderator', ...values }),
    anAdmin: (values) => account({ role: 'administrator', ...values }),
    async aFavorite({ user, photo, createdAt = new Date() }) {
      await database.query('insert into favorites values ($1, $2, $3)', [user.id, photo.id, createdAt]);
    },
    async aSuggestion({ user, photo, ...values }) {
      const { id: photoId } = photo ?? (await make.aPhoto());
      return save(ContributionRow, {
        userId: user.id,
        photoId,
        fieldName: 'author',
        newValue: `autore ${next()}`,
        ...values,
      });
    },
  };
  return make;
}
