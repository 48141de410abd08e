import { useState } from 'react';
import { useAnswerBox } from '#ui/forms/use-answer-box.ts';
import { Notice } from '#ui/notice.tsx';

/** What a colleague has stored since the form opened; differences: label and text of each field. */
export type Conflict<Stored> = {
  theirs: Stored;
  differences: [label: string, text: string][];
  /** What to do, where the act was no press of Save. */
  advice?: string;
  /** Which part is saved, if any. */
  saved?: string | undefined;
};

/** The record that a form opened with; after a conflict the colleague's version, which the next save replaces. */
export function useBase<Base>(opened: Base, theirs: Base | undefined): Base {
  const [base, setBase] = useState(opened);
  if (theirs !== undefined && theirs !== base) setBase(theirs);
  return base;
}

/** Describes a conflict above a form, whose typed values stay. Each conflict takes the focus. */
export function EditConflict({
  differences,
  saved,
  advice = 'Save again to replace it with yours, or close without saving to keep it.',
}: Omit<Conflict<unknown>, 'theirs'>) {
  const box = useAnswerBox(differences);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-[10px] in-[dialog]:scroll-mt-3">
      <Notice
        tone="warn"
        role="alert"
        title={
          saved
            ? `A colleague just changed one of these, so it stays as it was. ${saved}`
            : 'A colleague just changed this, so your change wasn’t saved'
        }
      >
        <p>Stored now, where it differs:</p>
        <dl className="my-2 grid gap-1">
          {differences.map(([label, text]) => (
            <div key={label} className="wrap-anywhere">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline whitespace-pre-line">{text || 'empty'}</dd>
            </div>
          ))}
        </dl>
        <p>{advice}</p>
      </Notice>
    </div>
  );
}

/** Their values that differ from mine, as `texts` formats them. */
export function conflictOf<Fields extends object>(
  theirs: Fields,
  mine: Partial<Fields>,
  texts: { [Field in keyof Fields]?: readonly [label: string, text: (theirs: Fields) => string] },
): Conflict<Fields> {
  const differences = (Object.keys(texts) as (keyof Fields)[]).flatMap((field) => {
    const isSame = JSON.stringify(theirs[field]) === JSON.stringify(mine[field]);
    const words = texts[field];
    return words && !isSame ? [[words[0], words[1](theirs)] satisfies [string, string]] : [];
  });
  return { theirs, differences };
}
