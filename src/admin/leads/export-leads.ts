import { eachLead, type LeadQuery } from '#data/leads.ts';
import { csv, csvDate, csvFileName } from '#domain/csv.ts';
import type { Lead } from '#domain/lead.ts';
import { statusDetail } from '#domain/lead-status.ts';

const columns: [heading: string, value: (lead: Lead) => string][] = [
  ['Name', (lead) => lead.name],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['Injury', (lead) => lead.injury],
  ['Accident', (lead) => (lead.wasInAccident ? 'Yes' : 'No')],
  ['Preferred time', (lead) => lead.preferredTime],
  ['Message', (lead) => lead.message],
  ['Status', (lead) => statusDetail(lead.status)],
  ['Date', (lead) => csvDate(lead.createdAt)],
];

/** Reads every page of the list and hands the browser a file to save; gives the number of leads. */
export async function exportLeads(
  request: LeadQuery,
  onProgress: (done: number) => void,
): Promise<number> {
  const rows: string[][] = [];
  for await (const lead of eachLead(request)) {
    rows.push(columns.map(([, value]) => value(lead)));
    onProgress(rows.length);
  }
  save(csv([columns.map(([heading]) => heading), ...rows]), 'appointment-requests');
  return rows.length;
}

function save(text: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = csvFileName(content, new Date());
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
