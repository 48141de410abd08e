import { backend } from './backend.ts';

export const testMails: typeof import('#data/test-mails.ts') = {
  async readMailTest() {
    return backend.mailTest;
  },

  async sendTestMail() {
    const ok = backend.mailServer === 'sent';
    const result = { ok, reason: ok ? '' : 'The mail server didn’t take the email.' };
    backend.mailTest = { at: new Date(), ...result };
    return result;
  },
};
