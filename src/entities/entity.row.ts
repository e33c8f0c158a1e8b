import {
  Column,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import type { EntityMetadata } from '../contract/entity.js';
import { Table } from '../platform/database/table.js';
import type { StoredAudios } from './audio/stored-audio.js';
import { EntityTypeRow } from './types/entity-type.row.js';

/** A record card (scheda). */
@Table('entities')
export class EntityRow implements EntityMetadata {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'integer' })
  entityTypeId: number;

  @ManyToOne(() => EntityTypeRow)
  @JoinColumn({ name: 'entity_type_id' })
  entityType: Relation<EntityTypeRow>;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  nameEn: string | null;

  @Column({ type: 'text', nullable: true })
  nameDe: string | null;

  @Column({ type: 'text', nullable: true })
  historicalName: string | null;

  @Column({ type: 'text', nullable: true })
  excerpt: string | null;

  @Column({ type: 'text', nullable: true })
  excerptEn: string | null;

  @Column({ type: 'text', nullable: true })
  excerptDe: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionEn: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionDe: string | null;

  @Column({ type: 'text', nullable: true })
  audioUrl: string | null;

  @Column({ type: 'text', nullable: true })
  audioUrlEn: string | null;

  @Column({ type: 'text', nullable: true })
  audioUrlDe: string | null;

  /** The sounds that we keep ourselves, and what was measured of them. */
  @Column({ type: 'jsonb', default: {} })
  audio: StoredAudios;

  /** What the audio guide says. */
  @Column({ type: 'text', nullable: true })
  transcript: string | null;

  @Column({ type: 'text', nullable: true })
  transcriptEn: string | null;

  @Column({ type: 'text', nullable: true })
  transcriptDe: string | null;

  @Column({ type: 'double precision', nullable: true })
  lat: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng: number | null;

  @Column({ type: 'integer', nullable: true })
  constructionYear: number | null;

  @Column({ type: 'text', nullable: true })
  constructionText: string | null;

  @Column({ type: 'text', nullable: true })
  constructionTextEn: string | null;

  @Column({ type: 'text', nullable: true })
  constructionTextDe: string | null;

  @Column({ type: 'text', nullable: true })
  architect: string | null;

  @Column({ type: 'text', nullable: true })
  architectEn: string | null;

  @Column({ type: 'text', nullable: true })
  architectDe: string | null;

  @Column({ type: 'text', nullable: true })
  architecturalStyle: string | null;

  @Column({ type: 'text', nullable: true })
  architecturalStyleEn: string | null;

  @Column({ type: 'text', nullable: true })
  architecturalStyleDe: string | null;

  @Column({ type: 'boolean', nullable: true })
  stillExists: boolean | null;

  @Column({ type: 'text', nullable: true })
  birthDate: string | null;

  @Column({ type: 'text', nullable: true })
  deathDate: string | null;

  @Column({ type: 'text', nullable: true })
  birthPlace: string | null;

  @Column({ type: 'text', nullable: true })
  profession: string | null;

  @Column({ type: 'text', nullable: true })
  religion: string | null;

  @Column({ type: 'text', nullable: true })
  sources: string | null;

  @Column({ type: 'integer', nullable: true })
  coverPhotoId: number | null;

  @Column({ type: 'text', nullable: true })
  coverImage: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  @Column({ type: 'smallint', default: 50 })
  coverPhotoPosition: number;

  @Column({ type: 'integer', nullable: true })
  defaultCoverId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
