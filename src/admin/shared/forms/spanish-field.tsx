import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';

const below = '-mt-1 border-l-2 border-line pl-3.5';
const hint = 'Without it, Spanish pages show the English words.';

export function SpanishField(props: ComponentProps<typeof TextField>) {
  return <TextField optional lang="es" className={below} {...props} hint={hint} />;
}

export function SpanishTextArea(props: ComponentProps<typeof TextAreaField>) {
  return <TextAreaField optional lang="es" className={below} {...props} hint={hint} />;
}
