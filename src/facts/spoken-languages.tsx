import { languageName } from '#words/facts.ts';
import { weSpeak } from '#words/spoken-languages.ts';

export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  return weSpeak(languages.map(languageName));
}
