import { saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';

export const action = saveAction({
  save: (post) =>
    save(post, {
      parse: () => parseBuildHook(post.form.get('buildHook')),
      write: (hook) => saveBuildHook(hook, post.by),
      failed: 'Failed to save the build hook',
      done: (_, hook) =>
        hook
          ? 'Saved. Your next change rebuilds the website.'
          : 'Saved. Changes wait for the next build.',
    }),
});
