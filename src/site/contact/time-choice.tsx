import { useEffect, useRef, useState } from 'react';
import { isOpen, openingFrom } from '#domain/visits/openings.ts';
import {
  type ShownOpening,
  type ShownOpenings,
  shownAtOnce,
  shownOpening,
} from '#domain/visits/slot-words.ts';
import { Button } from '#ui/button.tsx';
import { optional } from '#words/controls.ts';
import { atHead } from '#words/facts.ts';
import { slotTexts } from '#words/slots.ts';
import { keptAnswers } from '../forms/kept-answers.ts';
import type { KnownOpenings } from '../openings/read-known-openings.ts';

type TimeChoiceProps = { openings: ShownOpenings; known: KnownOpenings | null };

/** Real times as radio buttons, by day. 'Any time' is chosen at first: the form is complete without a time. */
export function TimeChoice({ openings, known }: TimeChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [times, setTimes] = useState(openings.first);
  const [count, setCount] = useState(shownAtOnce);
  const [isGone, setGone] = useState(false);
  /** How many were there when more were asked for; else -1. */
  const before = useRef(-1);

  // A time that the visitor has chosen stays until it is over: the function offers others, or knows who has taken it.
  useEffect(() => {
    if (!known) return;
    const { slot = '' } = keptAnswers('appointment');
    const kept = openingFrom(slot);
    const shown = known.all.filter(({ id }, index) => index < count || id === slot);
    if (kept && kept.startsAt > known.now && shown.every(({ id }) => id !== slot)) shown.push(kept);
    setTimes(shown.map(shownOpening));
    setGone(!!kept && !isOpen(openings.offer, known.taken, slot, known.now));
  }, [known, count, openings]);

  // One that was chosen before a reload is there only now. New times push the button away, and the last ones remove it: the
  // focus goes to the first of them.
  useEffect(() => {
    if (times === openings.first) return;
    const radios = radiosIn(fieldset.current);
    // A built page disables those that are taken. One of them may be free again.
    for (const radio of radios) radio.disabled = false;
    const { slot } = keptAnswers('appointment');
    const chosen = radios.find(({ value }) => value === slot) ?? radios[0];
    if (chosen && radios.every(({ checked }) => !checked)) chosen.checked = true;
    const more = radios[before.current];
    if (!more) return;
    more.focus();
    before.current = -1;
  }, [times, openings]);

  if (times.length === 0 && !isGone) return null;
  const hasMore = known ? known.all.length > count : openings.hasMore;
  return (
    <fieldset ref={fieldset} className="min-h-[19rem]" onChange={() => setGone(false)}>
      <legend className="label mb-1">
        {slotTexts.title} <span className="opt">{optional}</span>
      </legend>
      <p className="err" role="status">
        {isGone && slotTexts.gone}
      </p>
      <p className="hint mb-3">{slotTexts.hint(openings.offer.length * 15)}</p>
      <div className="grid gap-4">
        <Time value="" label={slotTexts.anyTime} isChosen />
        {days(times).map(([day, ofDay]) => (
          <div key={day}>
            <p className="mb-2 text-small font-semibold text-text-2">{atHead(day)}</p>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {ofDay.map(({ id, time }) => (
                <Time key={id} value={id} label={time} spoken={`${day}, ${time}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {hasMore && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="needs-script mt-4 min-h-11"
          onClick={() => {
            before.current = radiosIn(fieldset.current).length;
            setCount(count + shownAtOnce);
          }}
        >
          {slotTexts.moreDays}
        </Button>
      )}
    </fieldset>
  );
}

const radiosIn = (choice: HTMLElement | null) => [...(choice?.querySelectorAll('input') ?? [])];

type TimeProps = { value: string; label: string; spoken?: string; isChosen?: boolean };

function Time({ value, label, spoken, isChosen }: TimeProps) {
  return (
    <label className="pick">
      <input
        type="radio"
        name="slot"
        value={value}
        aria-label={spoken}
        defaultChecked={isChosen}
        data-opening={value ? '' : undefined}
      />
      {label}
    </label>
  );
}

function days(shown: readonly ShownOpening[]) {
  const byDay = new Map<string, ShownOpening[]>();
  for (const each of shown) byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
  return [...byDay];
}
