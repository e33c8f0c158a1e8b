import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { type Language, languages } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import { AudioFiles } from '../../entities/audio/audio-files.js';
import { AudioUpload, type ReceivedAudio } from '../../entities/audio/audio-upload.js';
import { audioAddress } from '../../entities/audio/stored-audio.js';
import type { EntityRowChange } from '../../entities/entity-changes.js';
import { inParallel } from '../../platform/in-parallel.js';
import { lockContents } from '../../records/published-files.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Picture, PictureSource } from '../pictures/picture-source.js';
import { receivedAtATime } from './received-pictures.js';
import type { Prepared } from './record-importer.js';

/** The audio guides that a row brings to its card: those of languages in which the card has none. */
export type ImportedGuides = ReadonlyMap<Language, Picture>;

/** The guides of a step, by row and language: received, or refused with a message. */
export class ReceivedGuides implements Prepared {
  private readonly guides = new Map<number, Map<Language, ReceivedAudio>>();
  private readonly messages = new Map<number, RowMessage[]>();

  set(row: number, language: Language, audio: ReceivedAudio): void {
    this.guides.set(row, (this.guides.get(row) ?? new Map<Language, ReceivedAudio>()).set(language, audio));
  }

  say(row: number, message: RowMessage): void {
    this.messages.set(row, [...this.messagesOf(row), message]);
  }

  of(row: number): ReadonlyMap<Language, ReceivedAudio> {
    return this.guides.get(row) ?? new Map();
  }

  messagesOf(row: number): readonly RowMessage[] {
    return this.messages.get(row) ?? [];
  }

  async discard(): Promise<void> {
    for (const guides of this.guides.values()) for (const audio of guides.values()) await audio.discard();
  }
}

/** Receives the audio guides that rows of cards name, and stores them. */
@Injectable()
export class ImportedAudio {
  constructor(
    private readonly upload: AudioUpload,
    private readonly files: AudioFiles,
  ) {}

  /** A sound that is refused is said, and the card comes without it. @throws DomainError storage_full */
  async receive(
    decided: readonly { row: number; mapped: MappedRow; guides: ImportedGuides }[],
  ): Promise<ReceivedGuides> {
    const received = new ReceivedGuides();
    try {
      await inParallel(decided, receivedAtATime, async ({ row, mapped, guides }) => {
        for (const [language, sound] of guides)
          try {
            received.set(row, language, await this.upload.receive(await sound.open()));
          } catch (error) {
            if (!(error instanceof DomainError) || error.code === 'storage_full') throw error;
            const column = mapped.sources[columnOf(language)] ?? null;
            received.say(row, { code: 'file_refused', column, value: `${sound.path} (${error.code})`, refuses: false });
          }
      });
      return received;
    } catch (error) {
      await received.discard();
      throw error;
    }
  }

  /** Stores what rows bring, in the transaction in which their cards get it. Resolves with the addresses that these get, by row. */
  async store(
    rows: readonly number[],
    received: ReceivedGuides | null,
    tx: EntityManager,
  ): Promise<Map<number, EntityRowChange>> {
    const guides = rows.flatMap((row) =>
      [...(received?.of(row) ?? [])].map(([language, audio]) => ({ row, language, audio })),
    );
    await lockContents(
      guides.map(({ audio }) => audio.sha256),
      tx,
    );
    const addresses = new Map<number, Record<string, string>>();
    await inParallel(guides, receivedAtATime, async ({ row, language, audio }) => {
      await audio.store();
      await this.files.publish(audio);
      addresses.set(row, { ...addresses.get(row), [localizedField('audioUrl', language)]: audioAddress(audio) });
    });
    return addresses;
  }
}

/** The sounds that a row names, and messages about those that are not there. */
export function findGuides(
  { values, sources }: MappedRow,
  pictures: PictureSource | null,
): { guides: Map<Language, Picture>; messages: RowMessage[] } {
  const guides = new Map<Language, Picture>();
  const messages: RowMessage[] = [];
  for (const language of pictures ? languages : []) {
    const written = values[columnOf(language)];
    if (typeof written !== 'string' || written === '') continue;
    const found = pictures!.findSound(written);
    if (typeof found !== 'string') guides.set(language, found);
    else {
      const code = found === 'missing' ? 'file_missing' : 'file_ambiguous';
      messages.push({ code, column: sources[columnOf(language)] ?? null, value: written, refuses: false });
    }
  }
  return { guides, messages };
}

/** The columns with the places of guides. */
export const guideColumns = languages.map((language) => columnOf(language));

function columnOf(language: Language): string {
  return `audioFile_${language}`;
}
