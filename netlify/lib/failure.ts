import { ConfigurationError } from './configuration.ts';
import { FirestoreError } from './firestore.ts';

/** One line for the log. Other errors' messages may quote what a visitor typed, so only their kind and place. */
export function describeFailure(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof FirestoreError) return error.message;
  if (!(error instanceof Error)) return 'unknown failure';
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return [error.name, place?.trim()].filter(Boolean).join(' ');
}
