import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import { enterRequest } from '#data/leads/enter-request.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { storedDraft } from '../../../shared/drafts/use-draft.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { failureText } from '../../../shared/forms/failure-text.ts';

export type EntryAnswer = { errors: FieldError[] };

/** Stores the request, and opens it. */
export async function enterNew({ request }: ActionFunctionArgs): Promise<EntryAnswer | Response> {
  const form = await request.formData();
  const dropDraft = storedDraft(form);
  const parsed = parseAppointmentRequest(Object.fromEntries(form));
  if (!parsed.ok) return { errors: parsed.errors };
  let id: string;
  try {
    id = await enterRequest(parsed.value, clientId(form, 'submissionId'));
  } catch (error) {
    const failed = 'Failed to add the request. Please try again.';
    return { errors: [{ message: await failureText(failed, error) }] };
  }
  dropDraft();
  toast.success('Request added');
  return redirect(`${leadListPaths.contact}/${id}`);
}
