import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactLetters } from './contact-letters.js';
import { ContactMessageRow } from './contact-message.row.js';

@Module({ imports: [TypeOrmModule.forFeature([ContactMessageRow]), SettingsModule], providers: [ContactLetters] })
export class ContactLettersModule {}
