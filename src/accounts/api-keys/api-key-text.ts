import { createHash } from 'node:crypto';
import { randomText } from '../users/make-password.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^veduta_[0-9A-Za-z]{32}$/;
const prefixLength = 12;

/** `veduta_` and 32 random characters (190 bits). The prefix lets secret scanners recognise leaked keys. */
export const makeApiKey = (): string => `veduta_${randomText(32, base62)}`;

export const looksLikeApiKey = (text: string): boolean => shape.test(text);

/** A fast hash is enough, because a random key cannot be guessed. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export const apiKeyPrefix = (key: string): string => key.slice(0, prefixLength);
