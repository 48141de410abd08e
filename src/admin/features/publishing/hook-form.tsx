import { useState } from 'react';
import { longestBuildHook } from '#domain/publishing/build-hook.ts';
import { TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useBase } from '../../shared/forms/edit-conflict.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useOnStored, useSavedForm } from '../../shared/save/use-saved-form.ts';

/** stored: the address in use, '' for none. */
export function HookForm({ stored }: { stored: string }) {
  const form = useSavedForm<string, { buildHook: string }>();
  const { isBusy, errors, data, conflict } = form;
  const saved = data?.ok ? data.value : undefined;
  const base = useBase(stored, conflict?.theirs.buildHook ?? saved);
  const [typed, setTyped] = useState(stored);
  // It may have been typed with spaces.
  useOnStored(form, () => setTyped(saved ?? stored));
  return (
    <AnsweredForm form={form} base={base} className="grid gap-4">
      <Notice tone={stored ? 'ok' : 'info'} title={stored ? 'Connected' : 'Not connected'}>
        {stored
          ? 'After each change the website is rebuilt. That takes about two minutes.'
          : 'Visitors see changes right away. Search engines see them with the next build.'}
      </Notice>
      <TextField
        label="Build hook"
        name="buildHook"
        maxLength={longestBuildHook}
        type="url"
        optional
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder="https://api.netlify.com/build_hooks/…"
        hint="In Netlify: Project configuration, Build & deploy, Build hooks. Keep the address private: anyone who has it can rebuild the website."
        error={errorOf(errors, 'buildHook')}
      />
      <FormFoot isBusy={isBusy} />
    </AnsweredForm>
  );
}
