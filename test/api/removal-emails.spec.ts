import { archive as mailing, mailbox } from '../support/archive-with-email.js';
import { askRemoval, decideRequest, removalFields } from '../support/removal-requests.js';

describe('where emails can be sent', () => {
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
    await decideRequest(admin, id, 'removed', statement);
    const decision = await mailbox.emailTo('ada@example.org');
    expect(decision.subject).toBe(`Photograph removed (request ${body.reference})`);
    expect(decision.text.replaceAll('\r\n', '\n')).toContain(statement);
  });
});
