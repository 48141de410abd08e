import { controlKey } from '#ui/control-key.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { KeyHint } from '../../shared/parts/key-hint.tsx';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const groups: { title: string; keys: [keys: string[], act: string][] }[] = [
  {
    title: 'Overview',
    keys: [
      [['J'], 'Next person'],
      [['K'], 'Previous person'],
      [['Enter'], 'Open the request'],
      [['C'], 'Call'],
      [['S'], 'Schedule'],
      [['?'], 'Show this list'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      [[controlKey, 'K'], 'Search people, pages and actions'],
      [['Esc'], 'Close what is open'],
      [['F8'], 'To the message at the bottom, such as its Undo'],
    ],
  },
  { title: 'Note about a call', keys: [[[controlKey, 'Enter'], 'Save the note']] },
  { title: 'Schedule', keys: [[['M'], 'Move the focused visit by arrow keys']] },
  {
    title: 'Article',
    keys: [
      [[controlKey, 'S'], 'Save'],
      [[controlKey, 'B'], 'Bold'],
      [[controlKey, 'I'], 'Italic'],
    ],
  },
];

export function KeyList() {
  const areOn = useSingleKeys();
  return (
    <>
      <div className="border-b border-line pb-4">
        <CheckField checked={areOn} onChange={setSingleKeys}>
          <span>
            Single keys on the overview
            <span className="block text-[.875rem] text-text-3">
              Turn them off if you use voice control.
            </span>
          </span>
        </CheckField>
      </div>
      {groups.map(({ title, keys }) => (
        <section key={title} className="mt-4">
          <h3 className="text-[.9375rem]">{title}</h3>
          <dl className="mt-1.5 grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-y-1.5">
            {keys.map(([parts, act]) => (
              <div key={act} className="contents">
                <dt className="flex gap-1">
                  {parts.map((part) => (
                    <KeyHint key={part}>{part}</KeyHint>
                  ))}
                </dt>
                <dd className="text-text-2">{act}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
