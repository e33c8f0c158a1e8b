import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { DataSource } from 'typeorm';
import type { Language } from '../../contract/languages.js';

/** Why somebody is sent to the provider. */
export type InstitutionPurpose = 'sign-in' | 'link' | 'confirmation';

/** What the answer is for, and where it leads. */
export interface InstitutionRequest {
  purpose: InstitutionPurpose;
  /** The account that it is about; null for a sign-in. */
  userId: number | null;
  language: Language;
  /** The page to return to; not validated. */
  redirect: string | null;
}

/** What the answer must fit. */
export interface SentRequest extends InstitutionRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
  sentAt: Date;
}

/** What goes to the provider of it. */
export interface Challenge {
  state: string;
  nonce: string;
  codeChallenge: string;
}

/** As long as a sign-in there may take, with a second factor that is looked for first. */
const minutes = 15;

/** Requests to the provider: each is answered once, in the browser that sent it. */
@Injectable()
export class InstitutionRequests {
  constructor(private readonly dataSource: DataSource) {}

  /** @param holder what only the browser has (`Csrf.holderOf`) */
  async make(holder: string, { purpose, userId, language, redirect }: InstitutionRequest): Promise<Challenge> {
    const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    await this.dataSource.query('delete from institution_requests where expires_at < now()');
    await this.dataSource.query(
      `insert into institution_requests
         (state, nonce, code_verifier, holder, purpose, user_id, language, redirect, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute')`,
      [state, nonce, codeVerifier, hashOf(holder), purpose, userId, language, redirect, minutes],
    );
    return { state, nonce, codeChallenge: await calculatePKCECodeChallenge(codeVerifier) };
  }

  /** Uses a request up, for whomever it was: of two answers only one succeeds. Null if it is not the holder's. */
  async take(state: string, holder: string): Promise<SentRequest | null> {
    const [[taken]] = await this.dataSource.query<[(SentRequest & { fits: boolean })[], number]>(
      `delete from institution_requests where state = $1
       returning state, nonce, code_verifier as "codeVerifier", purpose, user_id as "userId", language, redirect,
         created_at as "sentAt", expires_at > now() and holder = $2 as fits`,
      [state, hashOf(holder)],
    );
    return taken?.fits ? taken : null;
  }
}

const hashOf = (holder: string): string => createHash('sha256').update(holder).digest('base64url');
