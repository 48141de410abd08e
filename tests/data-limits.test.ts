import { FirebaseError } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import * as limited from '#data/firebase/firestore.ts';

vi.mock('firebase/firestore/lite');

const never = () => new Promise<never>(() => {});
const reference = {} as lite.DocumentReference;
const query = {} as lite.Query;
const firestore = {} as lite.Firestore;

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([
  ['getDoc', 15, lite.getDoc, () => limited.getDoc(reference)],
  ['getDocs', 15, lite.getDocs, () => limited.getDocs(query)],
  ['getCount', 15, lite.getCount, () => limited.getCount(query)],
  ['addDoc', 20, lite.addDoc, () => limited.addDoc({} as lite.CollectionReference, {})],
  ['setDoc', 20, lite.setDoc, () => limited.setDoc(reference, {})],
  ['updateDoc', 20, lite.updateDoc, () => limited.updateDoc(reference, {})],
  ['deleteDoc', 20, lite.deleteDoc, () => limited.deleteDoc(reference)],
  [
    'runTransaction',
    20,
    lite.runTransaction,
    () => limited.runTransaction(firestore, async () => {}),
  ],
] as const)('%s ends after %i seconds without an answer', async (_, seconds, sdk, ask) => {
  (sdk as unknown as Mock).mockImplementation(never);
  let error: unknown = null;
  ask().catch((thrown: unknown) => {
    error = thrown;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(error).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toBeInstanceOf(limited.NoAnswer);
  expect(String(error)).not.toMatch(/fire/i);
});

it('a batch has a timeout, too', async () => {
  vi.mocked(lite.writeBatch).mockReturnValue({ commit: never } as unknown as lite.WriteBatch);
  const ended = expect(limited.writeBatch(firestore).commit()).rejects.toBeInstanceOf(
    limited.NoAnswer,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await ended;
});

it('a transaction without a connection fails at once, with no retry by the SDK', async () => {
  const offline = new FirebaseError('unknown', 'Request failed with error: undefined');
  const denied = new FirebaseError('permission-denied', 'Denied');
  vi.mocked(lite.runTransaction).mockImplementation((_, work) => work({} as lite.Transaction));
  const failing = (error: Error) => limited.runTransaction(firestore, () => Promise.reject(error));
  await expect(failing(offline)).rejects.toMatchObject({ name: 'NoAnswer', cause: offline });
  // The SDK decides whether to retry any other error.
  await expect(failing(denied)).rejects.toBe(denied);
});

it('an answer or a refusal in time is passed on, and leaves no timer', async () => {
  const answer = {} as lite.DocumentSnapshot;
  vi.mocked(lite.getDoc).mockResolvedValueOnce(answer);
  expect(await limited.getDoc(reference)).toBe(answer);
  vi.mocked(lite.getDoc).mockRejectedValueOnce(new Error('refused'));
  await expect(limited.getDoc(reference)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
