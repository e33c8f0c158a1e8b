import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { AccountLetters } from './account-letters.js';

@Module({ imports: [SettingsModule], providers: [AccountLetters] })
export class AccountLettersModule {}
