import { startArchive, type TestArchive } from '../support/archive.js';
import { Mailbox } from '../support/mailbox.js';

let mailbox: Mailbox;
let archive: TestArchive;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  archive = await startArchive({ config: { email: { smtpUrl: mailbox.url, from: 'noreply@example.org' } } });
});
afterAll(async () => {
  await archive.close();
  await mailbox.close();
});

const path = '/api/admin/system/mail-test';

describe('the test of the mail server', () => {
  it('sends a mail to the administrator who asks for it, and says what the server has answered', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin({ email: 'direzione@example.org' }));
    const { status, body } = await administrator.change('POST', path, { headers: { 'Accept-Language': 'en' } });
    expect([status, body]).toEqual([
      200,
      { to: 'direzione@example.org', isAccepted: true, answer: expect.stringMatching(/^250 /) },
    ]);
    expect((await mailbox.emailTo('direzione@example.org')).subject).toMatch(/^Test mail – /);
    const { configured } = (await administrator.get('/api/admin/system')).body;
    expect(configured).toEqual({ mailFrom: 'noreply@example.org', analyticsId: null });
  });

  it('says why the server refuses a mail', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    mailbox.refusal = { responseCode: 550 };
    const refused = await administrator.change('POST', path);
    mailbox.refusal = null;
    expect([refused.status, refused.body]).toMatchObject([
      200,
      { isAccepted: false, answer: expect.stringMatching(/^550 not now/) },
    ]);
  });

  it('is possible ten times an hour', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    for (let sent = 0; sent < 10; sent += 1)
      expect((await administrator.change('POST', path)).body).toMatchObject({ isAccepted: true });
    const { status, body, headers } = await administrator.change('POST', path);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('is refused with a clear code where no server is set, and to all but administrators', async () => {
    const without = await startArchive();
    const administrator = await without.signedIn(await without.anAdmin());
    const moderator = await without.signedIn(await without.aModerator());
    expect(await administrator.change('POST', path)).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } });
    expect((await moderator.change('POST', path)).status).toBe(403);
    expect((await administrator.get('/api/admin/system')).body.configured.mailFrom).toBeNull();
    await without.close();
  });
});
