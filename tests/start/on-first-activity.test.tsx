import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstActivity } from '#start/on-first-activity.ts';

const act = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
});
afterEach(() => {
  // Waiting callbacks run now, not in the next test.
  vi.runAllTimers();
  vi.unstubAllGlobals();
});

const whenQuiet = () => vi.advanceTimersByTime(1000);

it.each([
  ['scrolls', () => fireEvent.scroll(window)],
  ['touches', () => fireEvent.pointerDown(document.body)],
  ['moves the pointer', () => fireEvent.pointerMove(document.body)],
  ['types', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['comes to a control', () => fireEvent.focusIn(document.body)],
])('waits for a visitor who %s, and acts once', (_name, doIt) => {
  onFirstActivity(act);
  whenQuiet();
  expect(act).not.toHaveBeenCalled();
  doIt();
  expect(act).not.toHaveBeenCalled();
  whenQuiet();
  expect(act).toHaveBeenCalledOnce();
  doIt();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledOnce();
});

it('waits five seconds for a visitor who only reads', () => {
  onFirstActivity(act);
  vi.advanceTimersByTime(4999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1001);
  expect(act).toHaveBeenCalledOnce();
});

it.each([
  ['scrolled', () => vi.stubGlobal('scrollY', 300)],
  ['touched', () => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })],
])('does not wait for a visitor who has already %s the page', (_name, prepare) => {
  prepare();
  onFirstActivity(act);
  whenQuiet();
  expect(act).toHaveBeenCalledOnce();
});
