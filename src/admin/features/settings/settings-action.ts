import { saveFacts } from '#data/clinic-admin.ts';
import { addSampleContent, removeSampleContent } from '#data/sample-content.ts';
import { serverDate } from '#data/server-clock.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { differingFields, hasFields } from '#domain/same-fields.ts';
import type { Fields, SettingsTab } from '#domain/settings/settings-tab.ts';
import { settle } from '#domain/text/form-checks.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { publisher } from '../../shared/data/publisher.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { anyTab, type TabName } from './settings-tabs.ts';

/** Facts to put back if the stored ones are still the saved ones. */
export type Undo = { before: Partial<Clinic>; saved: Partial<Clinic> };

/** Stores the texts of a tab, or puts back what was there before. */
export const tabAction = (name: TabName) =>
  saveAction({
    save(post) {
      const tab = anyTab(name);
      const fields = fieldsIn(post.form, Object.keys(tab.words));
      const seen = tab.factsOf(post.base as Fields);
      // A colleague's change of another fact stays: the form has it as it was.
      const own = differingFields(tab.factsOf(fields), seen);
      const isAsSeen = (stored: Clinic) =>
        hasFields(seen, sameFields(tab.factsOf(tab.fieldsOf(stored)), own));
      return save(post, {
        parse: () => settle(own, tab.check(fields, clinicDate(serverDate()))),
        write: async (change): Promise<Undo | null> => {
          const before = await saveFacts(change, isAsSeen, post.by);
          return before && { before: sameFields(before, change), saved: change };
        },
        failed: 'Failed to save the settings',
        conflict: (stored: Clinic) => conflictOf(tab.fieldsOf(stored), fields, textsOf(tab.words)),
        publishes: true,
        // Else the form says so, and offers Undo. An earlier try was stored, and its answer got lost.
        done: (undo) => (undo ? null : 'Saved'),
      });
    },

    undo(post) {
      const { before, saved }: Undo = JSON.parse(String(post.form.get('undo')));
      return save(post, {
        async write() {
          await saveFacts(before, (stored) => hasFields(stored, saved), post.by);
        },
        failed: 'Failed to undo the change',
        publishes: true,
        done: 'Undone',
      });
    },

    'add-samples': (post) =>
      save(post, {
        write: addSampleContent,
        failed: 'Failed to add sample content',
        publishes: true,
        done: 'Sample content added',
      }),

    'remove-samples': (post) =>
      save(post, {
        // A removal that fails has removed a part.
        write: () => removeSampleContent(post.by).finally(publisher.changed),
        failed: 'Failed to remove the sample content',
        done: 'Sample content removed',
      }),
  });

function fieldsIn(form: FormData, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name))]));
}

/** The values that a record has in the fields of another one. */
function sameFields(clinic: Partial<Clinic>, like: Partial<Clinic>): Partial<Clinic> {
  const entries = Object.entries(clinic).filter(([field]) => field in like);
  return Object.fromEntries(entries) as Partial<Clinic>;
}

/** For conflictOf. */
function textsOf(words: SettingsTab<Fields>['words']) {
  return Object.fromEntries(
    Object.entries(words).map(([field, [label, shown = String]]) => [
      field,
      [label, (fields: Fields) => shown(fields[field] ?? '')] as const,
    ]),
  );
}
