import { useState } from 'react';
import { type Draft, useDraft } from '../../drafts/use-draft.ts';

const blank = {
  name: '',
  phone: '',
  email: '',
  message: '',
  preferredTime: '',
  /** 'yes' or ''. */
  wasInAccident: '',
};

/** submissionId: sent again, it is the same request. */
type RequestFields = typeof blank & { submissionId: string };

export type RequestDraft = Draft<RequestFields>;

export function useRequestDraft(isBusy: boolean): RequestDraft {
  const [newId] = useState(() => crypto.randomUUID());
  const draft = useDraft('request:new', { ...blank, submissionId: '' }, isBusy);
  const submissionId = draft.fields.submissionId || newId;
  return {
    ...draft,
    fields: { ...draft.fields, submissionId },
    change(change) {
      const fields = { ...draft.fields, ...change };
      const isBlank = Object.keys(blank).every((name) => !fields[name as keyof typeof blank]);
      if (isBlank) draft.discard();
      else draft.change({ ...change, submissionId });
    },
  };
}
