import {
  Column,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { entityMetadata } from '../contract/metadata/entity.js';
import { audioTexts } from '../contract/metadata/texts.js';
import { Table } from '../platform/database/table.js';
import type { EntityAlias, EntityStatus } from '../contract/entity.js';
import { MetadataColumns } from '../platform/database/metadata-columns.js';
import type { StoredAudios } from './audio/stored-audio.js';
import { EntityTypeRow } from './types/entity-type.row.js';

/** A building, street, square, church, monument or event; users see it as a record card (scheda). */
@Table('entities')
export class EntityRow extends MetadataColumns({ ...entityMetadata, ...audioTexts }) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  /** Only staff see a draft. */
  @Column({ type: 'text', default: 'published' })
  status: EntityStatus;

  @Column({ type: 'integer' })
  entityTypeId: number;

  @ManyToOne(() => EntityTypeRow)
  @JoinColumn({ name: 'entity_type_id' })
  entityType: Relation<EntityTypeRow>;

  /** Other names, as administrators have ordered them. */
  @Column({ type: 'jsonb', default: [] })
  aliases: EntityAlias[];

  /** The audio guides in our own storage, with their measured duration and waveform. */
  @Column({ type: 'jsonb', default: {} })
  audio: StoredAudios;

  @Column({ type: 'integer', nullable: true })
  coverPhotoId: number | null;

  /** Two photos of the same view, the earlier first, or none; either may be deleted since. */
  @Column({ type: 'integer', array: true, default: [] })
  comparedPhotoIds: number[];

  @Column({ type: 'text', nullable: true })
  coverImage: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Vertical focus of the cover, 0 (top) to 100 (bottom); null until somebody sets it. */
  @Column({ type: 'smallint', nullable: true })
  coverPhotoPosition: number | null;

  @Column({ type: 'integer', nullable: true })
  defaultCoverId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
