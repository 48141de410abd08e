import { allLeads, type LeadQuery } from '#data/leads/leads.ts';
import { serverDate } from '#data/server-clock.ts';
import { addAccessEntries } from '#data/trail/trail.ts';
import { findScheduled } from '#data/visits/visits.ts';
import type { Author } from '#domain/account/author.ts';
import { type Answer, answersOf } from '#domain/leads/answers.ts';
import { contactLabels } from '#domain/leads/contact.ts';
import { isUnknown, type Lead, type LeadType, ofType } from '#domain/leads/lead.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { attorneyForm } from '#domain/requests/attorney-request.ts';
import { byteOrderMark, csvDate, csvFileName, csvRows } from '#domain/text/csv.ts';
import { languageNames } from '#domain/text/language.ts';
import { saveFile } from '#ui/save-file.ts';
import { listLabels } from '../params/list-labels.ts';

export const exportFailed = 'Failed to export. Please try again.';

type ExportOptions = {
  /** Leads read so far. */
  onProgress: (done: number) => void;
  /** Aborting leaves no file. */
  signal: AbortSignal;
};

/**
 * Reads every page of the list and hands the browser a file to save; gives the number of leads. Each page
 * is turned into text as it arrives, so that ten thousand leads never hold up the screen. Throws the
 * signal's reason once that is aborted.
 */
export async function exportLeads(
  request: LeadQuery,
  by: Author,
  { onProgress, signal }: ExportOptions,
): Promise<number> {
  const parts = [byteOrderMark, csvRows([exportHeadings(request.type)])];
  let done = 0;
  for await (const leads of allLeads(request)) {
    signal.throwIfAborted();
    parts.push(csvRows(exportRows(request.type, await withVisits(request.type, leads))));
    done += leads.length;
    onProgress(done);
  }
  await save(request.type, done, parts, by);
  return done;
}

/** As the list shows them: with the mark of those that have a visit ahead. */
async function withVisits(type: LeadType, leads: Lead[]): Promise<Lead[]> {
  if (type !== 'contact') return leads;
  const ids = await findScheduled(leads.map(({ id }) => id));
  return leads.map((lead) => ({ ...lead, scheduled: ids.has(lead.id) }));
}

/** Hands the browser a file of these leads. */
export function exportSelected(type: LeadType, leads: Lead[], by: Author): Promise<void> {
  const rows = csvRows([exportHeadings(type), ...exportRows(type, leads)]);
  return save(type, leads.length, [byteOrderMark, rows], by);
}

/** The line in the activity log comes first: without it there is no file. */
async function save(type: LeadType, count: number, parts: BlobPart[], by: Author): Promise<void> {
  await addAccessEntries([{ id: crypto.randomUUID(), kind: 'export', list: type, count }], by);
  saveFile(parts, 'text/csv;charset=utf-8', csvFileName(listLabels[type].file, serverDate()));
}

type Column = [heading: string, value: (lead: Lead) => string];

const answerColumn = ({ label, heading = label, of }: Answer): Column => [heading, of];

/** In the order of the file. */
function columnsOf(type: LeadType): Column[] {
  const answers = answersOf(type);
  const isAttorney = type === 'attorney';
  // The message of a law firm repeats its answers.
  const message: Column[] = isAttorney ? [] : [['Message', (lead) => lead.message]];
  return [
    ...answers.filter(({ place }) => place === 'first').map(answerColumn),
    [isAttorney ? attorneyForm().fields.name.label : contactLabels.name, ({ name }) => name],
    [contactLabels.email, ({ email }) => email],
    [contactLabels.phone, ({ phone }) => phone],
    ...answers.filter(({ place }) => place !== 'first').map(answerColumn),
    ...message,
    ['Status', statusDetail],
    ['Date', ({ createdAt }) => (isUnknown(createdAt) ? 'Unknown' : csvDate(createdAt))],
    // Last: the other columns stay where people's sheets expect them.
    ['Language', ({ language }) => languageNames[language]],
  ];
}

function exportHeadings(type: LeadType): string[] {
  return columnsOf(type).map(([heading]) => heading);
}

function exportRows(type: LeadType, leads: Lead[]): string[][] {
  const columns = columnsOf(type);
  return ofType(type, leads).map((lead) => columns.map(([, value]) => value(lead)));
}
