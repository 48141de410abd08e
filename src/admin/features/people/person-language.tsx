import type { Person } from '#domain/people/person.ts';
import { languageNames } from '#domain/text/language.ts';
import { Card } from '#ui/card.tsx';
import { SaveButton } from '../../shared/save/save-button.tsx';

/** In which language emails and texts about visits go out, and its correction. */
export function PersonLanguage({ person }: { person: Person }) {
  const language = person.language ?? 'en';
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Card
      as="section"
      aria-labelledby="language"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5"
    >
      <div>
        <h2 id="language">Language</h2>
        <p className="mt-1 text-text-2">
          Emails and texts about visits go out in {languageNames[language]}.
        </p>
      </div>
      <SaveButton
        variant="outline"
        busyLabel="Saving…"
        fields={{
          ...{ intent: 'language', id: person.id, language: other },
          base: JSON.stringify(person.language),
        }}
      >
        Write in {languageNames[other]}
      </SaveButton>
    </Card>
  );
}
