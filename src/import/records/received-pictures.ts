import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { ImageUpload, type ReceivedImage } from '../../images/upload/image-upload.js';
import { findRemovedScans } from '../../photos/upload/removed-scans.js';
import { inParallel } from '../../platform/in-parallel.js';
import { lockContents } from '../../records/published-files.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Picture, PictureSource } from '../pictures/picture-source.js';
import { findPicture } from './find-picture.js';
import type { Decision, Prepared } from './record-importer.js';

/** A row, and the picture that it names. */
export interface PicturedRow {
  row: number;
  mapped: MappedRow;
  picture: Picture | null;
}

/** What is to become of a row whose record has a picture. */
export interface PicturedDecision extends Decision, PicturedRow {
  picture: Picture | null;
  /** The picture as it was received, once it is. */
  received?: ReceivedImage;
}

/** Receiving a file mostly waits for the disk. */
export const receivedAtATime = 8;

/** The pictures of a step, by their rows: received, or refused with a message. */
export class ReceivedPictures implements Prepared {
  private readonly images = new Map<number, ReceivedImage>();
  private readonly messages = new Map<number, RowMessage>();

  set(row: number, result: ReceivedImage | RowMessage): void {
    if ('code' in result) this.messages.set(row, result);
    else this.images.set(row, result);
  }

  /** Stores the pictures of records that get one. One that was removed on request does not come back by an import. */
  async store(decided: readonly PicturedDecision[], tx: EntityManager): Promise<void> {
    const hashes = [...this.images.values()].map(({ sha256 }) => sha256);
    await lockContents(hashes, tx);
    const removed = hashes.length > 0 ? await findRemovedScans(hashes, tx) : new Set<string>();
    await inParallel(decided, receivedAtATime, async (decision) => {
      const message = this.messages.get(decision.row);
      if (message) decision.messages.push(message);
      const image = this.images.get(decision.row);
      if (!image) return;
      if (removed.has(image.sha256)) decision.messages.push(refusedPicture(decision, 'scan_removed'));
      else {
        await image.store();
        decision.received = image;
      }
    });
  }

  async discard(): Promise<void> {
    for (const image of this.images.values()) await image.discard();
  }
}

/** Rows with the pictures that they name; where pictures are left out, none. */
export const picturedRows = (rows: readonly MappedRow[], pictures: PictureSource | null): PicturedRow[] =>
  pictures ? rows.map((mapped) => ({ row: mapped.row, mapped, picture: findPicture(mapped, pictures).picture })) : [];

/** Receives the pictures that the rows of a step bring. */
@Injectable()
export class PictureReceiver {
  constructor(private readonly images: ImageUpload) {}

  /**
   * @param rows whose records get the picture that they name. One that is refused is said.
   * @throws DomainError storage_full
   */
  async receive(rows: readonly PicturedRow[]): Promise<ReceivedPictures> {
    const pictures = new ReceivedPictures();
    try {
      await inParallel(rows, receivedAtATime, async (pictured) => {
        const { picture, row } = pictured;
        if (!picture) return;
        try {
          pictures.set(row, await this.images.receive(await picture.open()));
        } catch (error) {
          if (!(error instanceof DomainError) || error.code === 'storage_full') throw error;
          pictures.set(row, refusedPicture(pictured, error.code));
        }
      });
      return pictures;
    } catch (error) {
      await pictures.discard();
      throw error;
    }
  }
}

const refusedPicture = ({ picture, mapped }: PicturedRow, code: string): RowMessage => ({
  code: 'file_refused',
  column: mapped.sources['file'] ?? null,
  value: `${picture?.path ?? ''} (${code})`,
  refuses: false,
});
