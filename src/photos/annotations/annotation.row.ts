import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { annotationTexts } from '../../contract/metadata/texts.js';
import { MetadataColumns } from '../../platform/database/metadata-columns.js';
import { Table } from '../../platform/database/table.js';

/** A region of a photo and what it shows, in percent of the image. The driver returns a numeric as text. */
@Table('annotations')
export class AnnotationRow extends MetadataColumns(annotationTexts) {
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

  @Column({ type: 'smallint', default: 0 })
  position: number;
}
