import { Form, useActionData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RestoredDraft } from '../../drafts/restored-draft.tsx';
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
