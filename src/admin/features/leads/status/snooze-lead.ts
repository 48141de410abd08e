import { setCallBack } from '#data/leads/activity-log.ts';
import { serverDate } from '#data/server-clock.ts';
import { parseCallBack } from '#domain/leads/call-back.ts';
import { callBackTime } from '#domain/leads/call-back-text.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { type Saved, save } from '../../../shared/save/save.ts';
import type { FormPost } from '../../../shared/save/save-action.ts';

const failed = 'Failed to set the call back. Please try again.';

/** Snoozes a lead until `until`, or a typed `date` and `time`; an empty `until` clears it. `seen`: on the screen. */
export function snoozeLead(post: FormPost): Promise<Saved> {
  const { form, id, by } = post;
  const seen = dateOf(form.get('seen'));
  return save(post, {
    parse: () => untilOf(form, serverDate()),
    write: (until) => setCallBack(id, until, by, seen),
    failed,
    done: (_, until) =>
      until ? `Call back ${callBackTime(until, serverDate())}` : 'Call back cleared',
    undo: (_, until) => ({ write: () => setCallBack(id, seen, by, until), failed }),
  });
}

function untilOf(form: FormData, now: Date): Parsed<Date | null> {
  if (form.has('until')) return { ok: true, value: dateOf(form.get('until')) };
  return parseCallBack(String(form.get('date')), String(form.get('time')), now);
}

function dateOf(value: FormDataEntryValue | null): Date | null {
  return value ? new Date(String(value)) : null;
}
