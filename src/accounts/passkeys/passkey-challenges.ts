import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export type PasskeyPurpose = 'sign-in' | 'second-step' | 'proof' | 'registration';

/** For whom and for what a challenge is. */
export interface ChallengeUse {
  /** What only the browser that asked for it has (`Csrf.holderOf`). */
  holder: string;
  purpose: PasskeyPurpose;
  /** The account that it is about; null where a passkey will say that. */
  userId: number | null;
}

const minutes = 10;

/** What browsers sign with a passkey: each once, for one purpose, in the browser that asked for it. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  /** @param userHandle of a passkey that is about to be made */
  async make({ holder, purpose, userId }: ChallengeUse, userHandle: Uint8Array | null = null): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await this.dataSource.query('delete from passkey_challenges where expires_at < now()');
    await this.dataSource.query(
      `insert into passkey_challenges (challenge, holder, purpose, user_id, user_handle, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute')`,
      [challenge, hashOf(holder), purpose, userId, userHandle && Buffer.from(userHandle), minutes],
    );
    return challenge;
  }

  /** Uses a challenge up, for whatever it was: of two requests only one succeeds. Null if it may not be used like this. */
  async take(
    challenge: string,
    { holder, purpose, userId }: ChallengeUse,
  ): Promise<{ userHandle: Buffer | null } | null> {
    const [[taken]] = await this.dataSource.query<[{ fits: boolean; userHandle: Buffer | null }[], number]>(
      `delete from passkey_challenges where challenge = $1
       returning user_handle as "userHandle",
         expires_at > now() and holder = $2 and purpose = $3 and user_id is not distinct from $4::integer as fits`,
      [challenge, hashOf(holder), purpose, userId],
    );
    return taken?.fits ? { userHandle: taken.userHandle } : null;
  }
}

const hashOf = (holder: string): string => createHash('sha256').update(holder).digest('base64url');
