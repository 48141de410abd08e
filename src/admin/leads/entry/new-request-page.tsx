import {
  type ActionFunctionArgs,
  Form,
  redirect,
  useActionData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { enterRequest } from '#data/leads/enter-request.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import type { FormError } from '#domain/requests/form-checks.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { clientId } from '../../client-id.ts';
import { RestoredDraft } from '../../drafts/restored-draft.tsx';
import { storedDraft } from '../../drafts/use-draft.ts';
import { failureText } from '../../failure-text.ts';
import { RequestFields } from './request-fields.tsx';
import { useRequestDraft } from './use-request-draft.ts';

type Answer = { errors: (Partial<FormError> & { message: string })[] };

const noErrors: Answer['errors'] = [];

/** Stores the request, and opens it. */
export async function action({ request }: ActionFunctionArgs): Promise<Answer | Response> {
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

/** For a person who phones: a request like one from the website, without its mails. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isBusy = useNavigation().formMethod !== undefined;
  const errors = useActionData<Answer>()?.errors ?? noErrors;
  const draft = useRequestDraft(isBusy);
  const close = () =>
    void navigate({ pathname: '..', search }, { replace: true, preventScrollReset: true });
  return (
    <Dialog open onClose={close} title="Add a request">
      <Form method="post" noValidate preventScrollReset replace className="grid gap-4">
        <ErrorSummary errors={errors} />
        <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
          Unsaved request restored
        </RestoredDraft>
        <input type="hidden" name="draft" value={draft.key} />
        <input type="hidden" name="submissionId" value={draft.fields.submissionId} />
        <RequestFields draft={draft} errors={errors} />
        <div className="dialog-actions mt-0">
          <Button variant="outline" size="sm" onClick={close}>
            Close
          </Button>
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Adding…">
            Add request
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
