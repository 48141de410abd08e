import { redirect } from 'react-router-dom';
import { enterRequest } from '#data/leads/enter-request.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import { languageFrom } from '#domain/text/language.ts';
import { clientId } from '../../../shared/forms/client-id.ts';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';

export const enterNew = saveAction({
  async save(post) {
    const entered = await save(post, {
      parse: () => parseAppointmentRequest(Object.fromEntries(post.form)),
      write: (request) =>
        enterRequest(
          request,
          clientId(post.form, 'submissionId'),
          languageFrom(post.form.get('lang')),
        ),
      failed: 'Failed to add the request. Please try again.',
      inForm: true,
      done: 'Request added',
    });
    return entered.ok ? redirect(`${leadListPaths.contact}/${entered.value}`) : entered;
  },
});
