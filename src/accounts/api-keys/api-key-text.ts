import { createHash } from 'node:crypto';
import { randomText } from '../users/make-password.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^veduta_[0-9A-Za-z]{32}$/;
const prefixLength = 12;

/** `veduta_` and 32 random characters: recognisable by those who look for leaked keys, 190 bits. */
export const makeApiKey = (): string => `veduta_${randomText(32, base62)}`;

export const looksLikeApiKey = (text: string): boolean => shape.test(text);

/** A fast hash is enough for a random key: there is nothing to guess. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export const apiKeyPrefix = (key: string): string => key.slice(0, prefixLength);
