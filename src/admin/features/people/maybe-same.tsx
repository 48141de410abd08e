import { Link } from 'react-router-dom';
import type { PersonGroup } from '#data/persons/persons.ts';
import { sharedKeys } from '#domain/people/person.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { personPath } from '../../shared/paths/paths.ts';
import { SaveButton } from '../../shared/save/save-button.tsx';
import type { LoadedPerson } from './load-person.ts';

/** Who may be this person, side by side, and who was merged into them. Families share phones: a human decides. */
export function MaybeSame({ person: { group, alike } }: { person: LoadedPerson }) {
  const [root, ...merged] = group;
  const likely = alike
    .map((other) => ({ other, keys: sharedKeys(group, other) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <>
      {likely.map(({ other, keys }) => (
        <SectionCard key={other[0].id} title="Maybe the same person">
          <p className="mt-1 text-text-2 wrap-anywhere">Both have {keys.join(' and ')}.</p>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            <Side group={group} label="This person" />
            <Side group={other} label="The other" />
          </div>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <SaveButton
              busyLabel="Merging…"
              fields={{ intent: 'merge', id: other[0].id, into: root.id }}
            >
              Same person: merge
            </SaveButton>
            <SaveButton
              variant="outline"
              busyLabel="Saving…"
              fields={{ intent: 'not-same', base: JSON.stringify(root), other: other[0].id }}
            >
              Not the same person
            </SaveButton>
          </div>
        </SectionCard>
      ))}
      {merged.length > 0 && (
        <SectionCard title="Merged into this person">
          <ul aria-label="Merged into this person" className="mt-3 divide-y divide-line">
            {merged.map(({ id, name, keys, mergedInto }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  <strong>{name || 'Erased'}</strong>{' '}
                  <span className="text-text-2">{keys.join(', ')}</span>
                </span>
                <SaveButton
                  variant="outline"
                  busyLabel="Saving…"
                  fields={{ intent: 'take-apart', id, from: mergedInto ?? '' }}
                >
                  Undo the merge
                </SaveButton>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

function Side({ group, label }: { group: PersonGroup; label: string }) {
  const [{ id, name }] = group;
  const keys = [...new Set(group.flatMap((each) => each.keys))];
  return (
    <div className="min-w-0 rounded-md border border-line px-4 py-3 wrap-anywhere">
      <p className="text-small text-text-3">{label}</p>
      <p>
        <Link className="link font-semibold" to={personPath(id)}>
          {name || 'No name'}
        </Link>
      </p>
      {keys.map((key) => (
        <p key={key} className="text-text-2">
          {key}
        </p>
      ))}
    </div>
  );
}
