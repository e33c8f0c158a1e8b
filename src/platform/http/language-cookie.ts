import type { Response } from 'express';
import { type Language, languageCookie } from '../../contract/languages.js';
import type { Config } from '../config/config.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Stores the visitor's choice of language for a year. Scripts read it. */
export const storeLanguage = (
  response: Response,
  language: Language,
  { secureCookies }: Pick<Config, 'secureCookies'>,
): Response =>
  response.cookie(languageCookie, language, {
    path: '/',
    maxAge: yearMs,
    sameSite: 'lax',
    secure: secureCookies,
    httpOnly: false,
  });
