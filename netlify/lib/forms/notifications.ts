import type { Author } from '#domain/account/author.ts';
import type { Lead, LeadMails } from '#domain/leads/lead.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import { answerKinds } from '#domain/messages/answer-values.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { logFailure } from '../describe-error.ts';
import { currentTime, timeBefore } from '../environment/clock.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import { commit, isDocumentId } from '../firestore/firestore-rest.ts';
import { Refusal } from '../json-response.ts';
import { leadDocument } from '../leads/lead-document.ts';
import { claimMails } from '../mails/claim-mails.ts';
import { clinicMail } from '../mails/clinic-mail.ts';
import { type Delivery, deliver } from '../mails/deliver.ts';
import { dueMails, triesEnd } from '../mails/due-mails.ts';
import { type Mail, mailSender, type SendMail } from '../mails/mail.ts';
import { mayMail } from '../mails/mailbox-limit.ts';
import { readWords } from '../mails/read-words.ts';
import { visitorMail } from '../mails/visitor-mail.ts';
import { dueVisits, finishVisitMail } from '../visits/send-visit-mail.ts';

type States = { clinic: NotifyState; patient: NotifyState };

/** After the answer to a visitor: the due mails of this lead, then some of others. Never throws: the lead is stored. */
export async function finishMails(id: string, siteOrigin: string): Promise<void> {
  // If the clinic's mail fails, other mails would fail, too.
  if ((await tryMails(id, siteOrigin)) === 'failed') return;
  try {
    const dueLeads = dueMails('leads', 'notify.dueAt', currentTime());
    const [leads, visits] = await Promise.all([dueLeads, dueVisits()]);
    await Promise.all([
      ...leads.map((lead) => tryMails(lead, siteOrigin)),
      ...visits.map((visit) => finishVisitMail(visit, 'due', siteOrigin)),
    ]);
  } catch (error) {
    logFailure('due mails not searched', error);
  }
}

/** The result of the clinic's mail, if it was tried. Never throws. */
async function tryMails(id: string, siteOrigin: string): Promise<NotifyState> {
  try {
    const claim = await claimMails(id, 'visitor');
    if (claim?.is !== 'claimed') return null;
    return (await sendMails(claim.subject, siteOrigin)).clinic;
  } catch (error) {
    logFailure(`mails of ${id} left for later`, error);
    return 'failed';
  }
}

/** For staff: sends what is left. by: who pressed 'Send again'; null: a screen. Throws Refusal, FirestoreError. */
export async function sendMailsAgain(
  id: unknown,
  by: Author | null,
  siteOrigin: string,
): Promise<States> {
  const unknown = new Refusal(404, 'unknown', 'There is no such request.');
  if (!isDocumentId(id)) throw unknown;
  const claim = await claimMails(id, 'staff', by);
  if (!claim) throw unknown;
  if (claim.is === 'claimed') return sendMails(claim.subject, siteOrigin);
  if (claim.is === 'busy') {
    throw new Refusal(409, 'busy', 'The emails are being sent right now.');
  }
  if (claim.subject.spam) throw new Refusal(409, 'spam', 'No emails are sent about spam.');
  return { clinic: 'sent', patient: 'sent' };
}

async function sendMails(lead: Lead, siteOrigin: string): Promise<States> {
  const states = await deliverAll(lead, siteOrigin).catch((error: unknown) => {
    logFailure(`no mail for lead ${lead.id}`, error);
    return { clinic: 'failed', patient: lead.email ? 'failed' : null, due: true } as const;
  });
  const { due, clinic, patient } = states;
  const isOver = lead.createdAt < timeBefore(triesEnd);
  await note(lead.id, { clinic, patient, ...(due && !isOver && { dueAt: currentTime() }) });
  return { clinic, patient };
}

async function deliverAll(lead: Lead, siteOrigin: string): Promise<States & { due: boolean }> {
  const send = mailSender();
  if (!send) {
    console.error(`form-submission: SMTP_URL is not set, no mail for lead ${lead.id}`);
    const off = (state: NotifyState = null) => (state === 'sent' ? state : 'off');
    return { clinic: off(lead.notify?.clinic), patient: off(lead.notify?.patient), due: false };
  }
  const sent: Delivery = 'sent';
  const message = await readWords(messageId(answerKinds[lead.type], lead.language));
  const [clinic, patient] = await Promise.all([
    lead.notify?.clinic === sent
      ? sent
      : deliverToClinic(send, clinicMail(lead, message.clinic, siteOrigin, currentTime())),
    lead.notify?.patient === sent ? sent : deliverToVisitor(send, lead, message, siteOrigin),
  ]);
  return {
    clinic: stateOf(clinic),
    patient: stateOf(patient),
    due: clinic === 'failed' || patient === 'failed',
  };
}

async function deliverToClinic(send: SendMail, mail: Mail): Promise<Delivery | 'off'> {
  if (mail.to.length > 0) return deliver(send, mail);
  console.error(`form-submission: neither MAIL_TO nor the clinic has an address for ${mail.key}`);
  return 'off';
}

async function deliverToVisitor(
  send: SendMail,
  lead: Lead,
  { words, clinic }: Awaited<ReturnType<typeof readWords>>,
  siteOrigin: string,
): Promise<Delivery | 'limited' | null> {
  if (!lead.email) return null;
  try {
    if (!(await mayMail(lead))) return 'limited';
    return deliver(send, visitorMail(lead, words, clinic, siteOrigin, currentTime()));
  } catch (error) {
    logFailure(`no mail to the sender of ${lead.id}`, error);
    return 'failed';
  }
}

function stateOf(delivery: Delivery | 'limited' | 'off' | null): NotifyState {
  return delivery === 'refused' ? 'failed' : delivery;
}

/** Ends the claim. If the note fails, the mails stay due: see claim. */
async function note(id: string, mails: LeadMails): Promise<void> {
  const write = changedDocument(leadDocument(id), { notify: mails }, { given: { exists: true } });
  // Tried twice: a lost note means a second mail.
  await commit([write])
    .catch(() => commit([write]))
    .catch((error: unknown) => {
      logFailure(`notify of ${id} not noted`, error);
    });
}
