import type { ActionFunctionArgs } from 'react-router-dom';
import { saveFacts } from '#data/clinic-admin.ts';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { addSampleContent, removeSampleContent } from '#data/sample-content.ts';
import { sendTestMail } from '#data/test-mails.ts';
import type { Author } from '#domain/account/author.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { hasFields } from '#domain/same-fields.ts';
import type { Fields, SettingsTab } from '#domain/settings/settings-tab.ts';
import { settle } from '#domain/text/form-checks.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { publisher } from '../../shared/data/publisher.ts';
import { storedDraft } from '../../shared/drafts/use-draft.ts';
import { type Conflict, differencesOf } from '../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { unsentReason } from '../../shared/forms/unsent-text.ts';
import { anyTab, tabNamed } from './settings-tabs.ts';

/** Facts to put back if the stored ones are still the saved ones. */
export type Undo = { before: Partial<Clinic>; saved: Partial<Clinic> };

export type SettingsAnswer =
  | { ok: true; undo: Undo | null }
  | { ok: false; errors: FieldError[]; conflict?: Conflict<Fields> };

/** Stores the texts of a tab, or puts back what was there before. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.has('mailTest')) return testMail();
  if (form.has('samples')) return changeSamples(form.get('samples') === 'add');
  const name = tabNamed(params.tab);
  if (name === null) throw new TypeError('no such tab');
  const by = authorOf(context.get(sessionContext));
  const undo = form.get('undo');
  return undo ? putBack(JSON.parse(String(undo)), by) : save(form, anyTab(name), by);
}

async function save(form: FormData, tab: SettingsTab<Fields>, by: Author): Promise<SettingsAnswer> {
  const dropDraft = storedDraft(form);
  const fields = fieldsIn(form, tab);
  const base = JSON.parse(String(form.get('base'))) as Fields;
  const change = settle(tab.factsOf(fields), tab.check(fields, clinicDate(new Date())));
  if (!change.ok) return change;
  let before: Clinic | null;
  try {
    const isAsSeen = (stored: Clinic) => hasFields(tab.fieldsOf(stored), base);
    before = await saveFacts(change.value, isAsSeen, by);
  } catch (error) {
    if (isOvertaken<Clinic>(error)) return conflictWith(error.theirs, tab, fields);
    toast.error(await failureText('Failed to save the settings', error));
    return { ok: false, errors: [] };
  }
  publisher.changed();
  dropDraft();
  return {
    ok: true,
    undo: before && { before: sameFields(before, change.value), saved: change.value },
  };
}

/** The stored result is shown, since the settings are read again. */
async function testMail(): Promise<SettingsAnswer> {
  try {
    const { ok } = await sendTestMail();
    if (ok) toast.success('Test email sent');
    else toast.error('The test email was not sent');
    return { ok: true, undo: null };
  } catch (error) {
    toast.error(unsentReason(error, 'Failed to send a test email'));
    return { ok: false, errors: [] };
  }
}

async function changeSamples(isWanted: boolean): Promise<SettingsAnswer> {
  try {
    await (isWanted ? addSampleContent() : removeSampleContent());
    toast.success(isWanted ? 'Sample content added' : 'Sample content removed');
    return { ok: true, undo: null };
  } catch (error) {
    const failed = isWanted
      ? 'Failed to add sample content'
      : 'Failed to remove the sample content';
    toast.error(await failureText(failed, error));
    return { ok: false, errors: [] };
  } finally {
    // A removal that fails has removed a part.
    publisher.changed();
  }
}

async function putBack({ before, saved }: Undo, by: Author): Promise<SettingsAnswer> {
  try {
    await saveFacts(before, (stored) => hasFields(stored, saved), by);
  } catch (error) {
    toast.error(await failureText('Failed to undo the change', error));
    return { ok: false, errors: [] };
  }
  publisher.changed();
  toast.success('Undone');
  return { ok: true, undo: null };
}

function fieldsIn(form: FormData, { words }: SettingsTab<Fields>): Fields {
  return Object.fromEntries(Object.keys(words).map((field) => [field, String(form.get(field))]));
}

/** The values that a record has in the fields of another one. */
function sameFields(clinic: Clinic, like: Partial<Clinic>): Partial<Clinic> {
  const entries = Object.entries(clinic).filter(([field]) => field in like);
  return Object.fromEntries(entries) as Partial<Clinic>;
}

function conflictWith(stored: Clinic, tab: SettingsTab<Fields>, mine: Fields): SettingsAnswer {
  const theirs = tab.fieldsOf(stored);
  const words = Object.entries(tab.words).map(([field, [label, shown = String]]) => [
    field,
    [label, (fields: Fields) => shown(fields[field] ?? '')] as const,
  ]);
  const differences = differencesOf(theirs, mine, Object.fromEntries(words));
  return { ok: false, errors: [], conflict: { theirs, differences } };
}
