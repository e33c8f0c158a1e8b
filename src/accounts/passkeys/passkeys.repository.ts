import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Passkey } from '../../contract/passkeys.js';

/** What signs a challenge, and whose it is. */
export interface PasskeyKey {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  userHandle: Buffer;
  counter: number;
  transports: string[];
}

type NewKey = Omit<PasskeyKey, 'id'> & { name: string };
type PasskeyRecord = Pick<Passkey, 'id' | 'name'> & { createdAt: Date; lastUsedAt: Date | null };

const key = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", user_handle as "userHandle",
  counter::float as counter, transports`;
const shown = 'id, name, created_at as "createdAt", last_used_at as "lastUsedAt"';

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first. */
  async listOf(userId: number, tx: EntityManager = this.dataSource.manager): Promise<Passkey[]> {
    const rows = await tx.query<PasskeyRecord[]>(
      `select ${shown} from passkeys where user_id = $1 order by created_at desc, id desc`,
      [userId],
    );
    return rows.map(presentPasskey);
  }

  keysOf(userId: number): Promise<PasskeyKey[]> {
    return this.dataSource.query(`select ${key} from passkeys where user_id = $1 order by id`, [userId]);
  }

  async findKey(credentialId: string): Promise<PasskeyKey | null> {
    const [row] = await this.dataSource.query<PasskeyKey[]>(`select ${key} from passkeys where credential_id = $1`, [
      credentialId,
    ]);
    return row ?? null;
  }

  async count(userId: number, tx: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await tx.query<[{ count: number }]>(
      'select count(*)::integer as count from passkeys where user_id = $1',
      [userId],
    );
    return row.count;
  }

  /** Null if an account, this or another, has it already. */
  async insert(passkey: NewKey, tx: EntityManager): Promise<Passkey | null> {
    const [row] = await tx.query<PasskeyRecord[]>(
      `insert into passkeys (user_id, credential_id, public_key, user_handle, counter, transports, name)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${shown}`,
      [
        passkey.userId,
        passkey.credentialId,
        passkey.publicKey,
        passkey.userHandle,
        passkey.counter,
        passkey.transports,
        passkey.name,
      ],
    );
    return row ? presentPasskey(row) : null;
  }

  /** False where its counter has not grown: it was copied, or two requests carry the same signature. */
  async markUsed(id: number, counter: number): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update passkeys set counter = $2, last_used_at = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter],
    );
    return changed > 0;
  }

  async rename(id: number, { userId, name }: { userId: number; name: string }): Promise<Passkey | null> {
    const [[row]] = await this.dataSource.query<[PasskeyRecord[], number]>(
      `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${shown}`,
      [id, userId, name],
    );
    return row ? presentPasskey(row) : null;
  }

  /** Its name; null if the account has none of that id. */
  async remove(id: number, userId: number, tx: EntityManager): Promise<string | null> {
    const [[row]] = await tx.query<[{ name: string }[], number]>(
      'delete from passkeys where id = $1 and user_id = $2 returning name',
      [id, userId],
    );
    return row?.name ?? null;
  }
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
