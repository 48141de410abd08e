import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Fields, SettingsTab } from '#domain/settings/settings-tab.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { pages } from '../../shared/access/pages.ts';
import type { Draft } from '../../shared/drafts/use-draft.ts';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../shared/save/use-draft-form.ts';
import type { Undo } from './settings-action.ts';
import type { TabName } from './settings-tabs.ts';

export type TabFields<Texts extends Fields> = {
  draft: Draft<Texts>;
  errors: FieldError[];
  /** The props of a text field, its label included. */
  field: (
    name: keyof Texts & string,
  ) => { label: string } & ReturnType<ReturnType<typeof typedField>>;
};

type SettingsFormProps<Texts extends Fields> = {
  /** Its page, which stores it. */
  name: TabName;
  tab: SettingsTab<Texts>;
  stored: Clinic;
  fields: (form: TabFields<Texts>) => ReactNode;
  /** Absent where visitors see nothing of it. clinic: the facts as they would be once they are saved. */
  preview?: (clinic: Clinic) => ReactNode;
};

/** The form of one tab, and what visitors will see. Typed text is kept until it is stored or discarded. */
export function SettingsForm<Texts extends Fields>(props: SettingsFormProps<Texts>) {
  const { name, tab, stored, fields, preview } = props;
  const { path } = pages[name];
  const { form, draft, errors, answered, foot, unsaved } = useDraftForm<Texts, Undo | null>(
    `settings:${path}`,
    tab.fieldsOf(stored),
  );
  const { data, submit } = form;
  const change = (part: Fields) => draft.change(part as Partial<Texts>);
  const typed = typedField<string>({ fields: draft.fields, errors, change, limits: tab.limits });
  const field: TabFields<Texts>['field'] = (name) => ({
    label: tab.words[name][0],
    ...typed(name),
  });

  // A link may lead to a field.
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);

  useEffect(() => {
    if (!data?.ok || !data.value) return;
    const undo = JSON.stringify(data.value);
    const onSelect = () => void submit({ intent: 'undo', undo }, { method: 'post', action: path });
    toast.success('Saved', { action: { label: 'Undo', onSelect } });
  }, [data, submit, path]);

  return (
    <div className="@container mt-5">
      <div
        className={classNames(
          'grid items-start gap-x-8 gap-y-8',
          preview ? '@3xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]' : 'max-w-2xl',
        )}
      >
        <Card className="min-w-0 p-4 pb-1 sm:p-5 sm:pb-2">
          <AnsweredForm {...answered} action={path} className="grid grid-cols-1 gap-5">
            {fields({ draft, errors, field })}
            <FormFoot
              {...foot}
              className="sticky bottom-(--bottom-bar,0px) z-10 border-t border-line bg-surface py-3"
            />
          </AnsweredForm>
        </Card>
        {preview && (
          <section aria-labelledby="preview" className="min-w-0 @3xl:sticky @3xl:top-8">
            <h2 id="preview" className="text-[1.0625rem]">
              Preview
            </h2>
            <p className="mt-1 mb-3 text-small text-text-2">As visitors see it once you save.</p>
            {preview({ ...stored, ...tab.factsOf(draft.fields) })}
          </section>
        )}
      </div>
      <LeaveGuard {...unsaved}>The changes to these settings have not been saved.</LeaveGuard>
    </div>
  );
}
