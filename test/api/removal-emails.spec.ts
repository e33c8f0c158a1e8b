import { startArchive, type TestArchive } from '../support/archive.js';
import { Mailbox } from '../support/mailbox.js';
import { askRemoval, removalFields } from '../support/removal-requests.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

describe('where emails can be sent', () => {
  let mailbox: Mailbox;
  let mailing: TestArchive;
  let workers: TestWorkers;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    mailing = await startArchive({
      config: { rateLimit: false, email: { smtpUrl: mailbox.url, from: 'noreply@example.org' } },
    });
    workers = await startWorkers(mailing);
  });
  afterAll(async () => {
    await workers.close();
    await mailing.close();
    await mailbox.close();
  });

  it('whoever asked gets a receipt and the decision in their language, and the archive the request', async () => {
    const admin = await mailing.signedIn(await mailing.anAdmin());
    await admin.change('PUT', '/api/admin/settings', { json: { contactEmail: 'archivio@example.org' } });
    const photo = await mailing.aPhoto({ title: 'Il molo', titleEn: 'The pier' });
    const { body } = await askRemoval(mailing.visitor(), { photo: photo.slug }, { 'Accept-Language': 'en' });

    const receipt = await mailbox.emailTo('ada@example.org');
    expect(receipt.subject).toBe(`Removal request ${body.reference}`);
    expect(receipt.text).toContain('“The pier”');
    // Somebody else's address may have been typed.
    expect(receipt.text).not.toMatch(/padre|Ada Bianchi/);

    const notice = await mailbox.emailTo('archivio@example.org');
    expect(notice.subject).toBe(`Richiesta di rimozione ${body.reference}: Il molo`);
    expect(notice.headers).toMatch(/^Reply-To: ada@example\.org/m);
    expect(notice.text).toContain(removalFields.reason);

    mailbox.emails.length = 0;
    const [{ id }] = (await admin.get('/api/admin/removal-requests')).body.items;
    expect((await admin.get(`/api/admin/removal-requests/${id}`)).body.answersByMail).toBe(true);
    const statement = 'You hold the rights.\n\nThank you for telling us.';
    await admin.change('POST', `/api/admin/removal-requests/${id}/decision`, {
      json: { outcome: 'removed', statement },
    });
    const decision = await mailbox.emailTo('ada@example.org');
    expect(decision.subject).toBe(`Photograph removed (request ${body.reference})`);
    expect(decision.text.replaceAll('\r\n', '\n')).toContain(statement);
  });
});
