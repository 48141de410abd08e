import { appointmentWords } from '#domain/leads/answers.ts';
import { type Draft, useDraft } from '../../../shared/drafts/use-draft.ts';

/** A yes is 'yes'. */
const blank: Record<string, string> = Object.fromEntries(
  ['name', 'phone', 'email', 'message', 'lang', ...Object.keys(appointmentWords)].map((name) => [
    name,
    '',
  ]),
);

export type RequestDraft = Draft<typeof blank>;

export const useRequestDraft = (id: string, isBusy: boolean): RequestDraft =>
  useDraft({ form: 'request', id }, blank, isBusy);
