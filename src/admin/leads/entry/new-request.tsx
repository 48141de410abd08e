import { Form, useActionData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RestoredDraft } from '../../drafts/restored-draft.tsx';
import { FormActions } from '../../form-actions.tsx';
import type { EntryAnswer } from './enter-new.ts';
import { RequestFields } from './request-fields.tsx';
import { useRequestDraft } from './use-request-draft.ts';

const noErrors: EntryAnswer['errors'] = [];

/** For a person who phones: a request like one from the website, without its mails. */
export function NewRequest() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isBusy = useNavigation().formMethod !== undefined;
  const errors = useActionData<EntryAnswer>()?.errors ?? noErrors;
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
        <FormActions
          onClose={close}
          closeLabel="Close"
          busy={isBusy}
          busyLabel="Adding…"
          className="mt-0"
        >
          Add request
        </FormActions>
      </Form>
    </Dialog>
  );
}
