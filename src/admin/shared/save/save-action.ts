import type { ActionFunctionArgs } from 'react-router-dom';
import { authorOf } from '../access/author.ts';
import { sessionContext } from '../access/session-context.ts';
import { storedDraft } from '../drafts/use-draft.ts';
import type { Saved, Writer } from './save.ts';

export type FormPost = Writer & {
  form: FormData;
  /** The record that it is about: the field `id`, or the lead of the address. */
  id: string;
  /** The record over which the form was typed: its field `base`. null for a new one. */
  base: unknown;
  params: ActionFunctionArgs['params'];
  request: Request;
};

type Act = (post: FormPost) => Promise<Saved | Response>;

/** The action of a route. The field `intent` names the act; without it, that is `save`. */
export function saveAction(acts: Record<string, Act>) {
  return async ({ request, params, context }: ActionFunctionArgs): Promise<Saved | Response> => {
    const form = await request.formData();
    const act = acts[String(form.get('intent') ?? 'save')];
    if (!act) throw new TypeError('no such act');
    return act({
      form,
      id: String(form.get('id') ?? params.leadId ?? ''),
      base: JSON.parse(String(form.get('base') ?? 'null')),
      params,
      request,
      by: authorOf(context.get(sessionContext)),
      dropDraft: storedDraft(form),
    });
  };
}
