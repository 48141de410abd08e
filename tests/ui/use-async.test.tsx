import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAsync } from '#ui/loading/use-async.ts';

type Result = { ok: true; value: string } | { ok: false; message: string };

/** Reads that the test settles, by their inputs. */
function heldReads() {
  const held = new Map<string, (result: Result) => void>();
  const read = vi.fn((text: string) => new Promise<Result>((settle) => held.set(text, settle)));
  const settle = (text: string, result: Result) => act(async () => held.get(text)?.(result));
  return { read, settle };
}

const good = (value: string): Result => ({ ok: true, value });
const bad: Result = { ok: false, message: 'No answer' };

function open(text: string | null, options?: Parameters<typeof useAsync>[2]) {
  const reads = heldReads();
  const hook = renderHook(
    ({ text }) => useAsync(text === null ? null : [text], () => reads.read(text ?? ''), options),
    { initialProps: { text } },
  );
  return { ...reads, ...hook, shown: () => hook.result.current };
}

it('reads once for the same inputs', async () => {
  const { shown, rerender, read, settle } = open('a');
  expect(shown()).toMatchObject({ value: null, failure: null, isLoading: true });
  await settle('a', good('A'));
  expect(shown()).toMatchObject({ value: 'A', failure: null, isLoading: false });
  rerender({ text: 'a' });
  expect(read).toHaveBeenCalledOnce();
});

it('reads nothing without inputs', async () => {
  const { shown, read } = open(null);
  expect(shown()).toMatchObject({ value: null, failure: null, isLoading: false });
  expect(read).not.toHaveBeenCalled();
});

it('shows the latest read, even if an earlier one settles later', async () => {
  const { shown, rerender, settle } = open('a');
  rerender({ text: 'b' });
  await settle('b', good('B'));
  await settle('a', good('A'));
  expect(shown().value).toBe('B');
});

it('shows no value of other inputs, unless it keeps the previous', async () => {
  const plain = open('a');
  await plain.settle('a', good('A'));
  plain.rerender({ text: 'b' });
  expect(plain.shown()).toMatchObject({ value: null, isLoading: true });

  const keeping = open('a', { keepsPrevious: true });
  await keeping.settle('a', good('A'));
  keeping.rerender({ text: 'b' });
  expect(keeping.shown()).toMatchObject({ value: 'A', isLoading: true });
  await keeping.settle('b', bad);
  expect(keeping.shown()).toMatchObject({ value: 'A', failure: 'No answer', isLoading: false });
});

it('retries after a failure', async () => {
  const { shown, settle, read } = open('a');
  await settle('a', bad);
  expect(shown()).toMatchObject({ value: null, failure: 'No answer', isLoading: false });
  act(() => shown().retry());
  expect(shown()).toMatchObject({ failure: null, isLoading: true });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await settle('a', good('A'));
  expect(shown()).toMatchObject({ value: 'A', failure: null, isLoading: false });
});

it('cancels a delayed read whose inputs have changed', async () => {
  const begun: (() => void)[] = [];
  const start = vi.fn((begin: () => void) => {
    begun.push(begin);
    return () => void begun.splice(begun.indexOf(begin), 1);
  });
  const { rerender, read } = open('a', { start });
  rerender({ text: 'b' });
  await act(async () => begun.forEach((begin) => void begin()));
  expect(read.mock.calls).toEqual([['b']]);
});
