import { archive, member, notYourAccount, other, path, visitor } from '../support/two-members.js';

describe('the newsletter', () => {
  const choose = (accepted: unknown, by = visitor) => by.change('PUT', path('/newsletter'), { json: { accepted } });
  const now = async (): Promise<object> => (await visitor.get(path('/newsletter'))).body;
  const held = (): Promise<{ text_version: string; given_at: Date; withdrawn_at: Date | null }[]> =>
    archive.database.query(
      `select text_version, given_at, withdrawn_at from consents where user_id = $1 and kind = 'newsletter' order by id`,
      [member.id],
    );

  it('keeps the last twenty decisions of somebody who cannot decide', async () => {
    for (let n = 0; n < 30; n += 1) {
      await choose(true);
      await choose(false);
    }
    expect((await held()).length).toBeLessThanOrEqual(21);
    expect(await now()).toMatchObject({ accepted: false });
    await archive.database.query(`delete from consents where user_id = $1 and kind = 'newsletter'`, [member.id]);
  });

  it('can be agreed to and refused at any time, and each decision is stored with its time and text', async () => {
    expect(await now()).toEqual({ accepted: false, since: null });
    expect(await choose(true)).toMatchObject({ status: 200, body: { accepted: true, since: expect.any(String) } });
    expect((await choose(false)).body).toMatchObject({ accepted: false, since: expect.any(String) });
    await choose(true);
    expect(await now()).toMatchObject({ accepted: true });
    const version = { text_version: '1.0', given_at: expect.any(Date) };
    expect(await held()).toEqual([
      { ...version, withdrawn_at: expect.any(Date) },
      { ...version, withdrawn_at: null },
    ]);
  });

  it('records the consent once, however often it is sent', async () => {
    await Promise.all([choose(true), choose(true), choose(true)]);
    expect(await held()).toHaveLength(1);
    expect((await choose('yes')).status).toBe(400);
  });

  it('cannot be changed by anybody else', async () => {
    expect(await choose(true, await archive.signedIn(other))).toMatchObject(notYourAccount);
    expect(await (await archive.signedIn(other)).get(path('/newsletter'))).toMatchObject(notYourAccount);
    expect(await held()).toEqual([]);
  });
});
