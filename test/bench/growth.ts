import { setTimeout } from 'node:timers/promises';
import { Visitor } from '../support/visitor.js';
import { administrator, type FilledServer } from './filled-server.js';
import type { ArchiveFacts, Call } from './list-calls.js';
import { median } from './median.js';

const rounds = 5;
const requests = 20;

export interface Growth {
  /** CPU milliseconds of a request, the median of the rounds. */
  small: number;
  large: number;
  /** How many times more the large archive costs: the median of the rounds, and the lowest but one. */
  ratio: number;
  atLeast: number;
}

/** A server and somebody who asks it. */
export class Measured {
  private readonly visitor: Visitor;

  private constructor(
    private readonly server: FilledServer,
    private readonly facts: ArchiveFacts,
  ) {
    this.visitor = new Visitor(server.url);
  }

  static async of(server: FilledServer): Promise<Measured> {
    const { text } = await new Visitor(server.url).get('/sitemap.xml');
    const isIndex = text.includes('<sitemapindex');
    const { rows } = await server.database.query<{ id: number }>(
      `select max(id) as id from change_sets where source = 'bulk'`,
    );
    const { rows: tags } = await server.database.query<{ id: number }>(
      `select tag_id as id from photo_tags_sorted group by tag_id having count(*) >= 28 order by count(*), tag_id limit 1`,
    );
    const measured = new Measured(server, {
      sitemap: isIndex ? '/sitemap-2.xml' : '/sitemap.xml',
      bulkSet: rows[0]?.id ?? 0,
      rareTag: tags[0]?.id ?? 0,
    });
    const { status } = await measured.visitor.signIn(administrator);
    if (status !== 200) throw new Error(`Signing in answered ${status}`);
    await server.database.query(
      `insert into favorites (user_id, photo_id)
       select u.id, p.id from users u, (select id from photos order by id limit 20) p where u.email = $1 on conflict do nothing`,
      [administrator.email],
    );
    return measured;
  }

  /** CPU milliseconds of one request. */
  async cost(call: Call, from: number): Promise<number> {
    let [used, items] = [0, 0];
    for (let n = from; n < from + requests; n += 1) {
      if (call.isKept) await this.forget();
      const before = this.server.usedMs();
      const text = await this.ask(call, n);
      used += this.server.usedMs() - before;
      items += call.per ? text.split(call.per).length - 1 : 1;
    }
    return (used / items) * (call.per ? 1000 : 1);
  }

  async ask(call: Call, n: number): Promise<string> {
    const path = call.path(n, this.facts);
    const asking = call.asAdministrator ? this.visitor : new Visitor(this.server.url);
    const { status, text } = await asking.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return text;
  }

  /** Drops every cached page and document, as a change of everything does. */
  private async forget(): Promise<void> {
    await this.server.database.query(`select pg_notify('veduta', '["public-changes","*"]')`);
    await setTimeout(15);
  }
}

/** Both archives in turns, so that other work on the machine meets both. */
export async function growthOf(call: Call, small: Measured, large: Measured): Promise<Growth> {
  for (const server of [small, large]) await server.cost(call, -requests);
  const costs: { small: number; large: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push({ small: await small.cost(call, round * requests), large: await large.cost(call, round * requests) });
  const ratios = costs.map((cost) => cost.large / cost.small);
  return {
    small: median(costs.map((cost) => cost.small)),
    large: median(costs.map((cost) => cost.large)),
    ratio: median(ratios),
    atLeast: ratios.toSorted((a, b) => a - b)[1] ?? 0,
  };
}
