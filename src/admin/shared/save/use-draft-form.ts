import { hasFields } from '#domain/same-fields.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useSavedForm } from './use-saved-form.ts';

/** The form of one stored record, which stays on its page. name: as for useDraft. */
export function useDraftForm<Fields extends object, Value = void>(name: string, record: Fields) {
  const form = useSavedForm<Value, Fields>(name);
  const { isBusy, errors, conflict } = form;
  const draft = useDraft(name, record, isBusy);
  const isChanged = !hasFields(record, draft.fields);
  return {
    form,
    draft,
    errors,
    /** For AnsweredForm. */
    answered: { form, draft, base: conflict?.theirs ?? draft.base },
    /** For FormFoot. */
    foot: { isBusy, onDiscard: isChanged ? draft.discard : undefined },
    /** For LeaveGuard. */
    unsaved: { dirty: isChanged && !isBusy, onDiscard: draft.discard },
  };
}
