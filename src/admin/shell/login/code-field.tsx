import { useEffect, useRef } from 'react';
import { TextField } from '#ui/forms/field.tsx';

/** Six digits from an authenticator app. It takes the focus, so that a phone offers its keys and stored codes. */
export function CodeField({ errors }: { errors: readonly unknown[] }) {
  const input = useRef<HTMLInputElement>(null);
  // Also after a refusal: the next code replaces the selected one.
  useEffect(() => {
    if (errors.length === 0) input.current?.focus();
    else input.current?.select();
  }, [errors]);
  return (
    <TextField
      ref={input}
      label="6-digit code"
      name="code"
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-60"
    />
  );
}

/** Apps show the digits in groups; null unless there are six. */
export function typedCode(form: HTMLFormElement): string | null {
  const digits = String(new FormData(form).get('code')).replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}

export const codeMissing = 'Type all six digits of the code.';
