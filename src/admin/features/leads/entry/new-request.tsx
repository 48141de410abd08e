import { useLocation } from 'react-router-dom';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { KeptDrafts } from '../../../shared/drafts/kept-drafts.tsx';
import { NewFormActions } from '../../../shared/drafts/new-form-actions.tsx';
import { useFirstFocus } from '../../../shared/drafts/use-first-focus.ts';
import { resuming, useNewId } from '../../../shared/drafts/use-new-id.ts';
import { useShow } from '../../../shared/paths/use-show.ts';
import { usePageForm } from '../../../shared/save/use-saved-form.ts';
import { RequestFields } from './request-fields.tsx';
import { useRequestDraft } from './use-request-draft.ts';
import { useResumeRequest } from './use-resume-request.ts';

/** For a person who phones: a request like one from the website, without its mails. */
export function NewRequest() {
  const { search } = useLocation();
  const show = useShow();
  const id = useNewId();
  const close = () => show({ pathname: '..', search });
  return (
    <Dialog open onClose={close} title="Add a request">
      <RequestForm key={id} id={id} onClose={close} />
    </Dialog>
  );
}

/** id: of the request. Sent again, it is the same one. */
function RequestForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { Form, isBusy, errors } = usePageForm();
  const draft = useRequestDraft(id, isBusy);
  const resume = useResumeRequest();
  useFirstFocus('name');
  return (
    <Form
      method="post"
      noValidate
      autoComplete="off"
      preventScrollReset
      replace
      state={resuming(id)}
      className="grid gap-4"
    >
      <ErrorSummary errors={errors} />
      <KeptDrafts form="request" except={id} onResume={resume} />
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="submissionId" value={id} />
      <RequestFields draft={draft} errors={errors} />
      <NewFormActions form="request" id={id} onClose={onClose} busy={isBusy} busyLabel="Adding…">
        Add request
      </NewFormActions>
    </Form>
  );
}
