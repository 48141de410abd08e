import { allLeads, type LeadQuery } from '#data/leads/leads.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { byteOrderMark, csvFileName, csvRows } from '#domain/text/csv.ts';
import { saveFile } from '#ui/save-file.ts';
import { listLabels } from '../list/list-labels.ts';
import { exportHeadings, exportRows } from './export-columns.ts';

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
  { onProgress, signal }: ExportOptions,
): Promise<number> {
  const parts = [byteOrderMark, csvRows([exportHeadings(request.type)])];
  let done = 0;
  for await (const leads of allLeads(request)) {
    signal.throwIfAborted();
    parts.push(csvRows(exportRows(request.type, leads)));
    done += leads.length;
    onProgress(done);
  }
  save(request.type, parts);
  return done;
}

/** Hands the browser a file of these leads. */
export function exportSelected(type: LeadType, leads: Lead[]): void {
  save(type, [byteOrderMark, csvRows([exportHeadings(type), ...exportRows(type, leads)])]);
}

function save(type: LeadType, parts: BlobPart[]): void {
  saveFile(parts, 'text/csv;charset=utf-8', csvFileName(listLabels[type].file, new Date()));
}
