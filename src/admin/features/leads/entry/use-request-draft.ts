import { type Draft, useDraft } from '../../../shared/drafts/use-draft.ts';

const blank = {
  name: '',
  phone: '',
  email: '',
  message: '',
  preferredTime: '',
  /** 'yes' or ''. */
  wasInAccident: '',
};

export type RequestDraft = Draft<typeof blank>;

export const useRequestDraft = (id: string, isBusy: boolean): RequestDraft =>
  useDraft({ form: 'request', id }, blank, isBusy);
