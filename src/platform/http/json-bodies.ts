import express, { type RequestHandler } from 'express';
import { isStaff } from '../../contract/roles.js';
import { limits } from '../../contract/limits.js';
import { viewerOf } from './viewer.decorator.js';

/** Description, story, transcript and sources of a record, most of them in three languages. */
const longTexts = 10;
/** Of a character that JSON writes as `\\u0000`; no character has more bytes otherwise. */
const bytesPerCharacter = 6;

const small = express.json({ limit: '100kb' });
const large = express.json({ limit: longTexts * limits.text.description * bytesPerCharacter });

/**
 * Parses JSON bodies. Who edits records may send all texts of one together, each as long as its field allows; nobody else
 * sends more than one long text.
 */
export const jsonBodies: RequestHandler = (request, response, next) => {
  const viewer = viewerOf(request);
  const isEditor = viewer.kind === 'key' || (viewer.kind === 'user' && isStaff(viewer.role));
  (isEditor ? large : small)(request, response, next);
};
