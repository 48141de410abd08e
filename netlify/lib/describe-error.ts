import { AnalyticsError } from './analytics/analytics-request.ts';
import { ConfigurationError } from './environment/configuration.ts';
import { FirestoreError } from './firestore/firestore-rest.ts';

/** Errors whose messages hold only the project's own words. */
const ownErrors = [AnalyticsError, ConfigurationError, FirestoreError];

/** One line for the log. Of other errors only kind and place: their messages may quote a visitor's words. */
export function describeFailure(error: unknown): string {
  if (ownErrors.some((own) => error instanceof own)) return (error as Error).message;
  if (!(error instanceof Error)) return 'unknown failure';
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return [error.name, place?.trim()].filter(Boolean).join(' ');
}

/** For the log of form-submission. */
export function logFailure(what: string, error: unknown): void {
  console.error(`form-submission: ${what}: ${describeFailure(error)}`);
}
