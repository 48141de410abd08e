import type { NotifyState } from '#domain/lead.ts';
import { clinicMail } from './clinic-mail.ts';
import { describeFailure } from './failure.ts';
import { commit, serverTime } from './firestore.ts';
import { toFields } from './firestore-value.ts';
import { leadDocument, type NewLead } from './lead-document.ts';
import { type Mail, mailSender, type SendMail } from './mail.ts';
import { visitorMail } from './visitor-mail.ts';

type Outcome = { clinic: NotifyState; patient: NotifyState };

async function deliver(send: SendMail, mail: Mail): Promise<'sent' | 'failed'> {
  try {
    await send(mail);
    return 'sent';
  } catch (error) {
    // A mail server's own words may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter(Boolean).join(' ') || describeFailure(error);
    console.error(`form-submission: mail ${mail.key} not sent: ${reason}`);
    return 'failed';
  }
}

async function sendMails(lead: NewLead, siteOrigin: string): Promise<Outcome> {
  const send = mailSender();
  if (!send) {
    console.error(`form-submission: SMTP_URL is not set, no mail for lead ${lead.id}`);
    return { clinic: 'off', patient: 'off' };
  }
  const { id, form } = lead;
  const [clinic, patient] = await Promise.all([
    deliver(send, clinicMail(lead, siteOrigin)),
    form.email ? deliver(send, visitorMail(id, form, siteOrigin, new Date())) : null,
  ]);
  return { clinic, patient };
}

/** Mails the clinic and the sender, and notes on the lead what became of it. Never throws: the lead is safe. */
export async function notify(lead: NewLead, siteOrigin: string): Promise<void> {
  try {
    const outcome = await sendMails(lead, siteOrigin).catch((error: unknown): Outcome => {
      console.error(`form-submission: no mail for lead ${lead.id}: ${describeFailure(error)}`);
      return { clinic: 'failed', patient: 'failed' };
    });
    await commit([
      {
        update: { name: leadDocument(lead.id), fields: toFields({ notify: outcome }) },
        updateMask: { fieldPaths: ['notify'] },
        updateTransforms: [serverTime('updatedAt')],
        currentDocument: { exists: true },
      },
    ]);
  } catch (error) {
    console.error(`form-submission: notify of ${lead.id} not noted: ${describeFailure(error)}`);
  }
}
