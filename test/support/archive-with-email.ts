import { startArchive, type TestArchive } from './archive.js';
import type { Account } from './factories.js';
import { Mailbox, type ReceivedEmail } from './mailbox.js';
import { mountFormAnswers } from './page-forms.js';
import type { Answer } from './visitor.js';
import { startWorkers, type TestWorkers } from './workers.js';

const publicUrl = 'http://archive.example.org';
export const newPassword = 'bora scura 1954';
export const linkInvalid = { status: 400, body: { code: 'link_invalid' } };

/** For a spec that imports from here: an archive that sends emails, with its workers, and the mailbox they come to. */
export let archive: TestArchive;
export let mailbox: Mailbox;
let workers: TestWorkers;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  archive = await startArchive({
    config: {
      rateLimit: false,
      publicUrl,
      email: { smtpUrl: mailbox.url, from: 'Archivio di Trieste <archivio@example.org>' },
    },
    mountPages: mountFormAnswers,
  });
  workers = await startWorkers(archive);
});
afterAll(async () => {
  await workers.close();
  await archive.close();
  await mailbox.close();
});

export const post = (path: string, json: object, headers: Record<string, string> = {}): Promise<Answer> =>
  archive.visitor().change('POST', `/api/auth/${path}`, { json, headers });
export const forgot = (email: unknown, headers = {}): Promise<Answer> => post('forgot-password', { email }, headers);
export const reset = (token: unknown, password = newPassword): Promise<Answer> =>
  post('reset-password', { token, password, confirmPassword: password });
export const verify = (token: unknown): Promise<Answer> => post('verify-email', { token });

export const linkIn = ({ text }: ReceivedEmail): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
export const tokenIn = (mail: ReceivedEmail): string => linkIn(mail).searchParams.get('token') ?? '';
export async function resetToken({ email }: Account, count = 1): Promise<string> {
  await forgot(email);
  return tokenIn(await mailbox.emailTo(email, { count }));
}
/** Resolves when no job is pending. */
export async function noPendingJobs(): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const pending = await archive.database.query(
      `select 1 from job_outbox where kind = 'email' and version > done_version`,
    );
    if (pending.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('Emails are still pending.');
}
export const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await archive.visitor().signIn({ email, password })).status === 200;
