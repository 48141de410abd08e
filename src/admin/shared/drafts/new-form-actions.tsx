import type { ComponentProps } from 'react';
import { FormActions } from '../forms/form-actions.tsx';
import type { NewForm } from './new-forms.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

type NewFormActionsProps = Omit<
  ComponentProps<typeof FormActions>,
  'closeLabel' | 'onDiscard' | 'className'
> & { form: NewForm; id: string };

/** The foot of a dialog for a new record. With words in it, its buttons say what becomes of them. */
export function NewFormActions({ form, id, onClose, ...actions }: NewFormActionsProps) {
  const { kept, discard } = useKeptDrafts(form);
  const hasWords = kept.some((draft) => draft.id === id);
  const drop = () => {
    onClose();
    discard(id);
  };
  return (
    <FormActions
      {...actions}
      onClose={onClose}
      closeLabel={hasWords ? 'Keep for later' : 'Close'}
      onDiscard={hasWords ? drop : undefined}
      className="mt-0"
    />
  );
}
