import { saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';

export const action = saveAction({
  save: (post) =>
    save(post, {
      parse: () => parseBuildHook(post.form.get('buildHook')),
      async write(hook) {
        await saveBuildHook(hook, post.by, String(post.base));
        return hook;
      },
      failed: 'Failed to save the build hook',
      conflict: (theirs: { buildHook: string }, buildHook) =>
        conflictOf(theirs, { buildHook }, { buildHook: ['Build hook', (hook) => hook.buildHook] }),
      done: (_, hook) =>
        hook
          ? 'Saved. Your next change rebuilds the website.'
          : 'Saved. Changes wait for the next build.',
    }),
});
