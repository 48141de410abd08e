import { backend } from './backend.ts';
import type { Data } from './data.ts';

export const testMails: Data['#data/test-mails.ts'] = {
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
