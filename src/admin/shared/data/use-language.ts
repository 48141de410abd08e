import { readLanguage } from '#data/persons/person-language.ts';
import { settled } from '#data/settled.ts';
import type { Language } from '#domain/text/language.ts';
import { useAsync } from '#ui/loading/use-async.ts';

/** In which language to write to this person; English until it is known. */
export function useLanguage(personId: string | undefined): Language {
  const { value } = useAsync(personId === undefined ? null : [personId], () =>
    settled(readLanguage(personId ?? ''), 'Failed to look up a person'),
  );
  return value ?? 'en';
}
