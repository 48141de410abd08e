import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { publisher } from '#admin/shared/data/publisher.ts';
import { type Saving, save } from '#admin/shared/save/save.ts';
import { saveEach } from '#admin/shared/save/save-each.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import { ShownError } from '#data/problems/shown-error.ts';
import { Toaster, toast } from '#ui/overlays/toast.tsx';
import { by } from '../fake-clinic/contract/case.ts';
import { press } from '../press.ts';
import { heard } from '../reports.ts';

const dropDraft = vi.fn();
let published: MockInstance<typeof publisher.changed>;
let lost: MockInstance<typeof publisher.changeFailed>;
const words = { failed: 'Failed to save the desk', done: 'Desk saved', publishes: true };
const rejecting = (error: Error) => async () => {
  throw error;
};
const noAnswer = Object.assign(new Error('x'), { code: 'unavailable' });
/** A toast is rendered in a moment, by a store of its own. */
const noToast = async () => {
  await act(async () => {});
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};
const run = <Input, Value, Base>(saving: Saving<Input, Value, Base>) =>
  save({ by, dropDraft }, saving);

beforeEach(() => {
  vi.clearAllMocks();
  published = vi.spyOn(publisher, 'changed').mockResolvedValue();
  lost = vi.spyOn(publisher, 'changeFailed').mockResolvedValue();
  render(<Toaster />);
  return () => toast.clear();
});

describe('a write that succeeds', () => {
  it('answers with its value, tells, publishes and drops the draft', async () => {
    expect(await run({ ...words, write: async () => 7 })).toEqual({ ok: true, value: 7 });
    expect(await screen.findByText('Desk saved')).toBeVisible();
    expect(published).toHaveBeenCalledOnce();
    expect(dropDraft).toHaveBeenCalledOnce();
  });

  it('publishes nothing where no visitor sees the record', async () => {
    expect(await run({ ...words, write: async () => false })).toEqual({ ok: true, value: false });
    expect(published).not.toHaveBeenCalled();
  });

  it('gets what was parsed', async () => {
    const saved = run({
      ...words,
      parse: () => ({ ok: true, value: 'oak' }),
      write: async (wood) => `${wood} desk`,
      done: (desk, wood) => `${desk} of ${wood}`,
    });
    expect(await saved).toEqual({ ok: true, value: 'oak desk' });
    expect(await screen.findByText('oak desk of oak')).toBeVisible();
  });

  it('can be undone by another write, which leaves the draft alone', async () => {
    const back = vi.fn(async () => {});
    const undo = () => ({ write: back, failed: 'Failed to undo', done: 'Undone' });
    await run({ ...words, write: async () => 7, undo });
    await press('Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(back).toHaveBeenCalledOnce();
    expect(dropDraft).toHaveBeenCalledOnce();
  });
});

describe('a write that fails', () => {
  it('is not made with what does not parse', async () => {
    const write = vi.fn(async () => {});
    const errors = [{ field: 'wood', message: 'Which wood?' }];
    expect(await run({ ...words, write, parse: () => ({ ok: false, errors }) })).toEqual({
      ok: false,
      errors,
    });
    expect(write).not.toHaveBeenCalled();
  });

  it('is told by a toast with the reason, and nothing else happens', async () => {
    const answer = await run({ ...words, write: rejecting(new WriteError('gone')) });
    expect(answer).toMatchObject({ ok: false, errors: [] });
    expect(
      await screen.findByText('Failed to save the desk. A colleague deleted it.'),
    ).toBeVisible();
    expect(published).not.toHaveBeenCalled();
    expect(dropDraft).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledWith('Failed to save the desk', expect.any(WriteError));
  });

  it('is told by the form where it asks for that', async () => {
    const answer = await run({ ...words, inForm: true, write: rejecting(new Error('x')) });
    expect(answer).toMatchObject({ ok: false, errors: [{ message: 'Failed to save the desk' }] });
    await noToast();
  });

  it('says what the program or a server says of it', async () => {
    await run({ ...words, write: rejecting(new ShownError('The desk is in use.')) });
    expect(await screen.findByText('The desk is in use.')).toBeVisible();
  });

  it('tells the form of a field that is refused', async () => {
    const error = { field: 'name', message: 'There is such a desk' };
    const write = rejecting(new WriteError('taken'));
    expect(await run({ ...words, write, refusals: { taken: error } })).toMatchObject({
      ok: false,
      errors: [error],
    });
    expect(heard).not.toHaveBeenCalled();
    await noToast();
  });

  it('shows the form what a colleague has stored', async () => {
    const answer = run({
      ...words,
      parse: () => ({ ok: true, value: 'oak' }),
      write: rejecting(new WriteError('changed', 'ash')),
      conflict: (theirs: string, mine) => ({ theirs, differences: [[mine, theirs]] }),
    });
    expect(await answer).toEqual({
      ok: false,
      errors: [],
      conflict: { theirs: 'ash', differences: [['oak', 'ash']] },
    });
    await noToast();
  });

  it('may be stored all the same when the answer got lost', async () => {
    expect(await run({ ...words, write: rejecting(noAnswer) })).toMatchObject({
      mayBeStored: true,
    });
    expect(lost).toHaveBeenCalledExactlyOnceWith(noAnswer);
    await run({ ...words, publishes: false, write: rejecting(noAnswer) });
    expect(lost).toHaveBeenCalledOnce();
  });

  it('says nothing when the person cancelled it', async () => {
    const write = rejecting(new DOMException('x', 'AbortError'));
    expect(await run({ ...words, write })).toEqual({ ok: false, errors: [] });
    await noToast();
  });
});

describe('several writes', () => {
  const each = {
    done: (stored: string[]) => `Stored ${stored.join()}`,
    failed: (failed: string[]) => `Failed ${failed.join()}`,
    overtaken: (changed: string[]) => `Overtaken ${changed.join()}`,
  };
  const write = async (item: string) => {
    if (item === 'b') throw new WriteError('changed');
    if (item === 'c') throw new Error('x');
    return item;
  };

  it('go on after one that fails, and those that stay as they were are returned', async () => {
    expect(await saveEach(['a', 'b', 'c', 'd'], { ...each, write })).toEqual(['b', 'c']);
    expect(await screen.findByText('Stored a,d')).toBeVisible();
    expect(await screen.findByText('Overtaken b')).toBeVisible();
    expect(await screen.findByText('Failed c')).toBeVisible();
  });

  it('reload the list after each change of it, also one by a colleague', async () => {
    const reload = vi.fn();
    await saveEach(['c'], { ...each, write, reload });
    expect(reload).not.toHaveBeenCalled();
    await saveEach(['a'], { ...each, write, reload });
    expect(reload).toHaveBeenCalledOnce();
    await saveEach(['d'], { ...each, write: rejecting(new WriteError('gone')), reload });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('publish where visitors see one that was stored', async () => {
    await saveEach(['a', 'b'], { ...each, write: async () => false, publishes: true });
    expect(published).not.toHaveBeenCalled();
    await saveEach(['a', 'b'], { ...each, write: async (item) => item === 'a', publishes: true });
    expect(published).toHaveBeenCalledOnce();
    expect(lost).not.toHaveBeenCalled();
    await saveEach(['a'], { ...each, write: rejecting(noAnswer), publishes: true });
    expect(lost).toHaveBeenCalledExactlyOnceWith(noAnswer);
  });
});
