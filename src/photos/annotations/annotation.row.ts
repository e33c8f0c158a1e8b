import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

/** A region of a photo and what it shows, in percent of the image. The driver returns a numeric as text. */
@Table('annotations')
export class AnnotationRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  photoId: number;

  @Column({ type: 'integer', nullable: true })
  entityId: number | null;

  @Column({ type: 'numeric' })
  x: string;

  @Column({ type: 'numeric' })
  y: string;

  @Column({ type: 'numeric' })
  w: string;

  @Column({ type: 'numeric' })
  h: string;

  /** Null: the name of the entity is shown. */
  @Column({ type: 'text', nullable: true })
  label: string | null;

  @Column({ type: 'text', nullable: true })
  labelEn: string | null;

  @Column({ type: 'text', nullable: true })
  labelDe: string | null;

  @Column({ type: 'smallint', default: 0 })
  position: number;
}
