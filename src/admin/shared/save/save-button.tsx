import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { useSavedForm } from './use-saved-form.ts';

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  /** What it sends; `intent` names the act. */
  fields: Record<string, string>;
  /** The address of the action, if it is not that of the page. */
  action?: string;
  /** Buttons of one key are busy together. */
  fetcherKey?: string;
  /** Asked first. A function may look for what the act would hit. */
  question?: string | (() => Promise<string>);
};

/** A control without a form: it sends fields to a saveAction, and toasts tell the result. */
export function SaveButton({ fields, action, fetcherKey, question, ...button }: SaveButtonProps) {
  const { send, isBusy } = useSavedForm(fetcherKey);
  const ask = async () => {
    const asked = typeof question === 'function' ? await question() : question;
    if (!asked || window.confirm(asked)) send(fields, action);
  };
  return <Button {...button} busy={isBusy} onClick={() => void ask()} />;
}
