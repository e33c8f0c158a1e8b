import { startArchive } from '../support/archive.js';
import { archive, forgot, mailbox, newPassword, noPendingJobs, reset, tokenIn } from '../support/archive-with-email.js';
import { endPauses } from '../support/jobs.js';

describe('a mail server with errors', () => {
  it('gets the email later when it is temporarily unavailable, with a working link', async () => {
    const member = await archive.aMember();
    mailbox.refusal = { responseCode: 451 };
    await forgot(member.email);
    while (!mailbox.attempts.includes(member.email)) await new Promise((resolve) => setTimeout(resolve, 25));
    mailbox.refusal = null;
    // The pause is written after the attempt has ended.
    const soon = setInterval(() => void endPauses(archive.app, 'email'), 200);
    const mail = await mailbox.emailTo(member.email).finally(() => clearInterval(soon));
    expect((await reset(tokenIn(mail))).status).toBe(204);
  });

  it('gets no second attempt when it rejects the mailbox', async () => {
    const member = await archive.aMember();
    mailbox.refusal = { responseCode: 550 };
    await forgot(member.email);
    await noPendingJobs();
    mailbox.refusal = null;
    expect(mailbox.attempts.filter((address) => address === member.email)).toHaveLength(1);
  });
});

describe('many requests', () => {
  it('for one account, or from one address, are refused for a while, whether somebody has the account or not', async () => {
    const guarded = await startArchive({
      config: { rateLimit: true, email: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.org' } },
    });
    try {
      const member = await guarded.aMember();
      const visitor = guarded.visitor();
      const ask = (email: string, n: number) =>
        visitor.change('POST', '/api/auth/forgot-password', {
          json: { email },
          headers: { 'X-Forwarded-For': `203.0.113.${n}` },
        });
      const statuses = async (email: string): Promise<number[]> => {
        const found: number[] = [];
        for (let n = 0; n < 6; n += 1) found.push((await ask(email, n)).status);
        return found;
      };
      expect(await statuses(member.email)).toEqual([204, 204, 204, 204, 204, 429]);
      expect(await statuses('nessuno@example.org')).toEqual([204, 204, 204, 204, 204, 429]);
      const more: number[] = [];
      for (let n = 0; n < 9; n += 1) more.push((await ask(`altro-${n}@example.org`, n)).status);
      expect(more).toEqual([204, 204, 204, 204, 204, 204, 204, 204, 429]);
      const keys = await guarded.database.query('select key from throttling');
      expect(JSON.stringify(keys)).not.toMatch(/example/);
    } finally {
      await guarded.close();
    }
  });
});

describe('an archive that sends no emails', () => {
  it('says so, still creates accounts, and enqueues no email', async () => {
    const silent = await startArchive({ config: { email: null } });
    try {
      expect((await silent.visitor().get('/api/settings')).body).toMatchObject({ mailEnabled: false });
      expect((await archive.visitor().get('/api/settings')).body).toMatchObject({ mailEnabled: true });
      const member = await silent.aMember();
      for (const email of [member.email, 'nessuno@example.org']) {
        const answer = await silent.visitor().change('POST', '/api/auth/forgot-password', { json: { email } });
        expect(answer).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } });
      }
      const fields = {
        email: 'a@example.org',
        password: newPassword,
        confirmPassword: newPassword,
        acceptedPrivacyPolicy: true,
      };
      expect((await silent.visitor().change('POST', '/api/auth/register', { json: fields })).status).toBe(201);
      expect(await silent.database.query(`select 1 from job_outbox where kind = 'email'`)).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
